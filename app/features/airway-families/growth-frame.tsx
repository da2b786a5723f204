import { averageHeight } from '../../../domain/growth/average-height.ts';
import type { FamiliesWords } from './families-words.ts';

/** The drawing's measures: the floor, an inch, and how far the frame reaches beyond the top of the screen. */
const FLOOR = 760;
const INCH = 10.4;
const BEYOND = -600;

const INCHES = 70;
const FEET = [1, 2, 3, 4, 5];
const INCHES_IN_FOOT = 12;

/** The pencil marks, in years; 0 is birth. */
const MARKED_YEARS = [0, 1, 2, 4, 6, 8, 10, 12, 14];

const at = (inches: number) => Math.round((FLOOR - inches * INCH) * 10) / 10;

const TICKS = Array.from({ length: INCHES + 1 }, (_, inch) => {
  const length = inch % INCHES_IN_FOOT === 0 ? 28 : inch % 6 === 0 ? 20 : 10;
  return `M36 ${at(inch)}h${length}`;
}).join('');

/** Lines in the wood. */
const GRAIN = [
  `M48 ${BEYOND}V160q5 34 0 70V${FLOOR}`,
  `M62 ${BEYOND}V470q-6 40 0 84V${FLOOR}`,
  `M78 ${BEYOND}V330q4 60-2 128V${FLOOR}`,
].join('');

interface DoorFrameProps {
  words: Pick<FamiliesWords['chart'], 'born' | 'feet'>;
  /** The average height of the chosen age, in inches. */
  inches: number;
}

/** A door frame with feet, inches and the pencil marks of average heights; a gold mark stands at that of the chosen age. */
export function GrowthFrame({ words, inches }: DoorFrameProps) {
  return (
    <svg className="growth-frame" viewBox={`0 0 250 ${FLOOR}`} aria-hidden="true" focusable="false">
      <path className="frame-wood" d={`M30 ${BEYOND}V${FLOOR}H104V${BEYOND}Z`} />
      <path className="frame-grain" d={GRAIN} />
      <path
        className="frame-edge"
        d={[20, 30, 96, 104].map((x) => `M${x} ${BEYOND}V${FLOOR}`).join('')}
      />
      <path className="frame-ticks" d={TICKS} />
      {FEET.map((feet) => (
        <text key={feet} className="frame-feet" x="68" y={at(feet * INCHES_IN_FOOT) + 4.6}>
          {feet}
          <tspan className="frame-feet-word"> {words.feet}</tspan>
          <tspan className="frame-feet-sign">′</tspan>
        </text>
      ))}
      {MARKED_YEARS.map((years, index) => {
        const y = at(averageHeight(years * 12));
        return (
          <g key={years} className="frame-pencil">
            <path
              d={`M109 ${y + (index % 3) - 1}q13-2 27 .4t26-1t${index % 2 === 0 ? 21 : 26} .8`}
            />
            <text x="196" y={y + 7}>
              {years === 0 ? words.born : years}
            </text>
          </g>
        );
      })}
      <g className="frame-mark" transform={`translate(0 ${at(inches)})`}>
        <path d="M18 0H190" />
        <circle cx="18" r="6" />
      </g>
    </svg>
  );
}
