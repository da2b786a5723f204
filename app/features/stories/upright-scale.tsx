import { endOf, SCALE_MONTHS } from '../../../domain/stories/story.ts';
import { placeLabels } from './label-places.ts';
import { handClass, type Story } from './story-words.ts';
import { partsOfBar } from './stripes.ts';

/* In sixteenths of an em, as the drawing's units: a drawing of letters of 16 px is as large as its units say. */
const EM = 16;
const MONTH = 2 * EM;
const AXIS_WIDTH = 26;
const BAR_WIDTH = 16;
const LANE = 20;
/** From a label's top to the middle of its first line. */
const FIRST_LINE = 11;

/* How high a label is, at most about: how many letters its lines hold on a phone, and how high they are, in em. */
const NAME = { letters: 21, em: 1.375 };
const NOTE = { letters: 27, em: 1.1875 };
const GAP_EM = 0.5;

/** Where the labels of a story's steps begin beside the upright scale, in em from its top. */
export function placesOfLabels(steps: Story['steps']): number[] {
  const labels = steps.map(({ from, name, length, by }) => ({
    at: (from * MONTH) / EM,
    height:
      Math.ceil(name.length / NAME.letters) * NAME.em +
      Math.ceil(`${length}, ${by}`.length / NOTE.letters) * NOTE.em +
      GAP_EM,
  }));
  return placeLabels(labels, (SCALE_MONTHS * MONTH) / EM);
}

interface UprightScaleProps {
  story: Story;
  grid: readonly number[];
  months: string;
}

/** The scale of months from top to bottom, a lane a step, and a line from each bar to its label. */
export function UprightScale({ story: { steps, hard }, grid, months }: UprightScaleProps) {
  const width = AXIS_WIDTH + 6 + steps.length * LANE;
  const height = SCALE_MONTHS * MONTH;
  const places = placesOfLabels(steps);
  const laneAt = (lane: number) => AXIS_WIDTH + 8 + lane * LANE;
  return (
    <svg
      className="upright"
      width={`${width / EM}em`}
      height={`${height / EM}em`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <text className="upright-number" x="0" y="-14">
        {months}
      </text>
      {grid.map((month) => (
        <g key={month}>
          <text className="upright-number" x="0" y={month * MONTH + 5}>
            {month}
          </text>
          <path className="upright-grid" d={`M${AXIS_WIDTH} ${month * MONTH}H2000`} />
        </g>
      ))}
      {steps.map((step, lane) => (
        <path
          key={step.name}
          className="upright-lead"
          d={leadOf(step, laneAt(lane), (places[lane] ?? 0) * EM + FIRST_LINE, width)}
        />
      ))}
      <path className="upright-hard" d={`M${AXIS_WIDTH} ${hard.month * MONTH}H${width}`} />
      {steps.map((step, lane) => (
        <g key={step.name} className={handClass(step)} data-treatments={step.treatment}>
          {partsOfBar(step).map(({ from, to }) => (
            <rect
              key={from}
              x={laneAt(lane)}
              y={from * MONTH}
              width={BAR_WIDTH}
              height={Math.max(3, (to - from) * MONTH)}
            />
          ))}
        </g>
      ))}
      <path className="upright-axis" d={`M${AXIS_WIDTH} 0V${height}`} />
    </svg>
  );
}

/** From the bar to its label: straight where the label stands beside it, around a corner where it had to move. */
function leadOf(step: Story['steps'][number], x: number, labelY: number, end: number): string {
  const top = step.from * MONTH;
  const bottom = endOf(step) * MONTH;
  if (labelY >= top && labelY <= bottom) return `M${x + BAR_WIDTH} ${labelY}H${end}`;
  const middle = x + BAR_WIDTH / 2;
  return `M${middle} ${labelY < top ? top : bottom}V${labelY}H${end}`;
}
