import type { ReactNode } from 'react';
import { endOf, sayMonths, SCALE_MONTHS } from '../../../domain/stories/story.ts';
import { labelSide } from './label-places.ts';
import { handClass, percent, type Story, type StoriesWords } from './story-words.ts';
import { partsOfBar } from './stripes.ts';
import { placesOfLabels, UprightScale } from './upright-scale.tsx';

/** A number stands at every so many months. */
const GRID_MONTHS = 3;
const GRID = Array.from(
  { length: SCALE_MONTHS / GRID_MONTHS + 1 },
  (_, index) => index * GRID_MONTHS,
);

/** From here on there is more room before a month than after it. */
const LATE_MONTHS = 12.6;

interface TimeStripProps {
  story: Story;
  labels: StoriesWords['labels'];
  months: string;
}

/**
 * The steps of a story, each in words and as a bar on the scale of all stories. The bars lie; on a phone they stand, and the words
 * beside them (docs/decisions/067-stories-on-one-scale.md).
 */
export function TimeStrip({ story, labels, months }: TimeStripProps) {
  const places = placesOfLabels(story.steps);
  return (
    <div className="strip">
      <div className="strip-chart">
        <UprightScale story={story} grid={GRID} months={months} />
        <ol aria-label={labels.steps}>
          {story.steps.map((step, index) => (
            <Step
              key={step.name}
              step={step}
              drop={(places[index + 1] ?? 0) - (places[index] ?? 0)}
            />
          ))}
        </ol>
        {story.rest ? <p className="strip-rest">{story.rest}</p> : null}
      </div>
      <Axis months={months} />
      <Hard month={story.hard.month}>
        <span className="strip-hard-label">{labels.hard}</span>
        {story.hard.text}
      </Hard>
    </div>
  );
}

/** @param drop how far below this label the next one begins on the upright scale, in em; nothing for the last */
function Step({ step, drop }: { step: Story['steps'][number]; drop: number }) {
  const { name, length, by, from, treatment } = step;
  const side = labelSide(step);
  const space = { within: from, after: endOf(step), before: SCALE_MONTHS - from }[side];
  return (
    <li className={`strip-step strip-${side} ${handClass(step)}`} data-treatments={treatment}>
      <svg className="strip-bar" aria-hidden="true" focusable="false">
        {partsOfBar(step).map((part) => (
          <rect
            key={part.from}
            x={percent(part.from, SCALE_MONTHS)}
            width={percent(part.to - part.from, SCALE_MONTHS)}
            height="100%"
          />
        ))}
      </svg>
      <svg
        className="strip-space"
        width={percent(space, SCALE_MONTHS)}
        height="1"
        aria-hidden="true"
      />
      <svg className="strip-drop" width="1" height={`${Math.max(0, drop)}em`} aria-hidden="true" />
      <p>
        <b>{name}</b> <span>{`${length}, ${by}`}</span>
        <span className="visually-hidden">, {sayMonths(step)}</span>
      </p>
    </li>
  );
}

function Axis({ months }: { months: string }) {
  return (
    <svg className="strip-axis" aria-hidden="true" focusable="false">
      {GRID.map((month) => (
        <text
          key={month}
          x={percent(month, SCALE_MONTHS)}
          y="1.4em"
          textAnchor={month === 0 ? 'start' : month === SCALE_MONTHS ? 'end' : 'middle'}
        >
          {month === 0 ? `${month} ${months}` : month}
        </text>
      ))}
    </svg>
  );
}

/** What was hard, hung at its month. */
function Hard({ month, children }: { month: number; children: ReactNode }) {
  const isLate = month > LATE_MONTHS;
  return (
    <div className={isLate ? 'strip-hard strip-hard-late' : 'strip-hard'}>
      <svg
        width={percent(isLate ? SCALE_MONTHS - month : month, SCALE_MONTHS)}
        height="1"
        aria-hidden="true"
      />
      <p>{children}</p>
    </div>
  );
}
