import { PHONE_MEDIA } from '../../ui/picture-files.ts';
import { prefersCalm } from '../../ui/prefers-calm.ts';
import { BUILDINGS, PIN_HEIGHTS } from './buildings.tsx';
import type { CommunityWords, Place } from './community-words.ts';
import neighborhoodPhone from './neighborhood-phone.svg';
import neighborhood from './neighborhood.svg';

/** Names that begin beyond are cut off where only a part of the map is seen, and left out there. */
const FAR_EAST = 1200;

type NeighborhoodMapProps = Pick<CommunityWords, 'map' | 'places'>;

/** The streets, as a file of its own; above them names, buildings and numbers. The list beside it is what can be read and reached by keys. */
export function NeighborhoodMap({ map, places }: NeighborhoodMapProps) {
  return (
    <div className="neighborhood-map">
      <picture>
        <source media={PHONE_MEDIA} srcSet={neighborhoodPhone} width="820" height="880" />
        <img src={neighborhood} width="1440" height="920" alt={map.alt} fetchPriority="high" />
      </picture>
      <svg viewBox="0 0 1440 920" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        {map.names.map(({ name, x, y, road }) => (
          <text
            key={name}
            className={road === undefined ? 'map-town' : 'map-road'}
            data-far={x > FAR_EAST ? '' : undefined}
            transform={`translate(${x} ${y}) rotate(${road ?? 0})`}
          >
            {name}
          </text>
        ))}
        <g className="map-compass" transform="translate(1406 838)">
          <circle r="19" />
          <path d="M0-26v52M-26 0h52" />
          <path className="building-door" d="M0-22L4 0h-8z" />
          <text y="-32">N</text>
        </g>
        {places.map(({ id, building, x, y }) => (
          <g key={id} className="building" transform={`translate(${x} ${y})`}>
            {BUILDINGS[building]}
          </g>
        ))}
        {places.map((place, index) => (
          <Pin key={place.id} place={place} number={index + 1} />
        ))}
      </svg>
    </div>
  );
}

/** A place's number: it opens the place's entry for a pointer; the entry itself is there for keys and for assistive technology. */
function Pin({ place: { id, building, x, y }, number }: { place: Place; number: number }) {
  return (
    <a
      className="map-pin"
      href={`#${id}`}
      tabIndex={-1}
      onClick={(event) => {
        const entry = document.getElementById(id)?.closest('details');
        if (!entry) return;
        event.preventDefault();
        entry.open = true;
        entry.scrollIntoView({ block: 'nearest', behavior: prefersCalm() ? 'instant' : 'smooth' });
      }}
    >
      <g transform={`translate(${x} ${y - PIN_HEIGHTS[building]})`}>
        <circle className="map-pin-target" r="46" />
        <circle r="17" />
        <text>{number}</text>
      </g>
    </a>
  );
}
