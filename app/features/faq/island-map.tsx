import { milesOnMap, pointOnMap } from '../../../domain/practice/long-island-map.ts';
import type { Practice } from '../../../domain/practice/practice-schema.ts';
import type { FaqWords } from './faq-words.ts';
import longIsland from './long-island.svg';

/** Where the words of the rings stand, nearest first: in degrees from east, clockwise. */
const RING_WORDS_DEGREES = [46, -24, -68];
const GAP = 8;
const ANCHORS = { left: 'end', middle: 'middle', right: 'start' } as const;

interface IslandMapProps {
  words: FaqWords['map'];
  address: Practice['address'];
}

/** Where the practice is, drawn: nothing is asked of anybody else for it. Pin and rings follow the address. */
export function IslandMap({ words, address }: IslandMapProps) {
  const here = pointOnMap(address);
  return (
    <svg
      className="island-map"
      viewBox="-64 10 1464 560"
      preserveAspectRatio="xMinYMid slice"
      role="img"
      aria-label={words.alt}
    >
      <image href={longIsland} x="-64" y="10" width="1464" height="560" />
      {words.rings.map((miles, index) => {
        const radius = milesOnMap(miles);
        const angle = ((RING_WORDS_DEGREES[index] ?? 0) * Math.PI) / 180;
        const x = Math.round(here.x + (radius + GAP) * Math.cos(angle));
        const y = Math.round(here.y + (radius + GAP) * Math.sin(angle)) + GAP / 2;
        return (
          <g key={miles} className="map-ring">
            <circle cx={here.x} cy={here.y} r={radius} />
            <text x={x} y={y}>
              {words.ring.replace('{miles}', String(miles))}
            </text>
          </g>
        );
      })}
      {words.places.map(({ name, side, isWater, ...place }) => (
        <text
          key={name}
          className={isWater ? 'map-water' : undefined}
          textAnchor={ANCHORS[side]}
          {...pointOnMap(place)}
        >
          {name}
        </text>
      ))}
      <g className="map-here" transform={`translate(${here.x} ${here.y})`}>
        <path d="M-9 1v-14a9 9 0 0 1 18 0v14M-4.5 1v-14a4.5 4.5 0 0 1 9 0v14M-13 1h26" />
        <text x="20" y="4">
          {address.city}
        </text>
      </g>
    </svg>
  );
}
