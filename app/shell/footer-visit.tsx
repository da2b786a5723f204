import practice from 'content:practice';
import { directionsHref, mapHref } from '../../domain/practice/map-links.ts';
import sketchMap from './sketch-map.svg';
import { useShell } from './use-shell.ts';

/** Where the practice is: the address, the way there, and a sketch, for which nothing is asked of anybody else. */
export function FooterVisit() {
  const { address } = practice;
  const { visit, map, directions, sketch } = useShell().words.footer;
  return (
    <div className="footer-visit">
      <div>
        <h2>{visit}</h2>
        <address>
          {address.street}
          <br />
          {address.city}, {address.state}&nbsp;{address.postalCode}
        </address>
      </div>
      <ul className="footer-map">
        <li>
          <a href={mapHref(address)}>{map}</a>
        </li>
        <li>
          <a href={directionsHref(address)}>{directions}</a>
        </li>
      </ul>
      <figure className="footer-sketch">
        <div className="sketch-ground">
          <img src={sketchMap} alt={sketch.alt} width="360" height="170" loading="lazy" />
          <span className="sketch-railroad" aria-hidden="true">
            {sketch.railroad}
          </span>
          <span className="sketch-street" aria-hidden="true">
            {sketch.street}
          </span>
          <span className="sketch-here" aria-hidden="true">
            {practice.name}
          </span>
        </div>
        <figcaption>{sketch.note}</figcaption>
      </figure>
    </div>
  );
}
