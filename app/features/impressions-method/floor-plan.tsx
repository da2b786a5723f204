import type { PageContentOf } from '../../site/page-content.ts';

type RoomWords = PageContentOf<'impressions-method'>['room'];

/** Chairs around the table's middle (310, 270); turned so that the back is away from the plan. */
const CHAIRS = [
  { x: 310, y: 412, turned: 180 },
  { x: 185, y: 196, turned: -58 },
  { x: 435, y: 196, turned: 58 },
  { x: 440, y: 350, turned: 128 },
  { x: 770, y: 250, turned: 90 },
];

/** The room from above: walls and windows, the round table with the plan, who sits where, and the partner's office beyond two doorways. */
export function FloorPlan({ alt, seats }: Pick<RoomWords, 'alt' | 'seats'>) {
  const [partner, partnerMore, partnerWhere] = seats.partner;
  return (
    <svg className="floor-plan" viewBox="12 22 850 556" role="img" aria-label={alt}>
      <path d="M30 40H600V250M600 330V560H470M390 560H30V40M18 28H612V250M612 330V572H470M390 572H18V28M600 250H612M600 330H612M470 560V572M390 560V572M18 130h12M18 250h12M24 130v120M18 330h12M18 450h12M24 330v120M180 28v12M420 28v12M180 34H420" />
      <path d="M690 120H845V420H690V300M690 240V120M680 110H855V430H680V300M680 240V110M680 240h10M680 300h10" />
      <path className="floor-door" d="M470 566A80 80 0 0 0 390 486V566" />
      <circle className="floor-rug" cx="310" cy="270" r="184" />
      <circle className="floor-rug" cx="310" cy="270" r="174" />
      <circle className="floor-top" cx="310" cy="270" r="92" />
      <g transform="translate(310 270) rotate(-6)">
        <path className="floor-paper" d="M-46-32H46V32H-46zM0-32V32" />
        <path
          className="floor-fine"
          d="M-34 16V4a12 12 0 0 1 24 0V16M-29 16V5a7 7 0 0 1 14 0V16M10-16h26M10-8h20M10 0h24M10 8h14"
        />
      </g>
      {CHAIRS.map(({ x, y, turned }) => (
        <Chair key={turned} x={x} y={y} turned={turned} />
      ))}
      <g className="floor-guest">
        <Chair x={206} y={372} turned={218} />
      </g>
      <path className="floor-tie" d="M738 252C692 270 640 290 606 290S470 282 404 276" />
      <g className="floor-words">
        <text x="140" y="80">
          {seats.orthodontist}
        </text>
        <text x="498" y="80">
          {seats.dentist}
        </text>
        <text x="496" y="450">
          {seats.coordinator}
        </text>
        <text x="310" y="486">
          {seats.you}
        </text>
        <text x="160" y="508">
          {seats.company}
        </text>
        <text x="768" y="332">
          {partner}
          <tspan x="768" dy="30">
            {partnerMore}
          </tspan>
        </text>
        <text className="floor-outside" x="856" y="466">
          {partnerWhere}
        </text>
      </g>
    </svg>
  );
}

function Chair({ x, y, turned }: { x: number; y: number; turned: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turned})`}>
      <path
        className="floor-seat"
        d="M-30-6a30 30 0 0 1 60 0v20a10 10 0 0 1-10 10h-40a10 10 0 0 1-10-10z"
      />
      <path className="floor-back" d="M-30 8v-14a30 30 0 0 1 60 0v14" />
    </g>
  );
}
