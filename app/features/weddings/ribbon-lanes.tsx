import type { CSSProperties } from 'react';
import { LAST_MONTH, LAST_WEEK, RIBBON_MARKS } from '../../../domain/weddings/ribbon.ts';
import { entriesOf, LANES, type AheadCountdown } from './ribbon-entries.ts';
import { RibbonEntryItem } from './ribbon-entry.tsx';
import { RibbonMark } from './ribbon-mark.tsx';
import type { WeddingDay } from './use-wedding-day.ts';
import { sayMore, type RibbonWords, type WeddingsWords } from './wedding-words.ts';

const QUIET_WEEKS = 2;

interface RibbonLanesProps {
  words: RibbonWords;
  work: WeddingsWords['work'];
  /** Null where there is no date to count back from: the whole ribbon is shown. */
  countdown: AheadCountdown | null;
  wedding: Pick<WeddingDay, 'today' | 'visits'>;
}

/**
 * The ribbon with its marks, a row each, and what stands at them: the couple's work on one side, the party and the days around on the other.
 * An entry spans the rows to the next one of its side, so that a row is longer only where words need it.
 */
export function RibbonLanes({ words, work, countdown, wedding }: RibbonLanesProps) {
  const marks = countdown?.marks ?? RIBBON_MARKS;
  const day = countdown?.day ?? null;
  const entries = entriesOf(work, marks.length, countdown, wedding);
  return (
    <div className="ribbon-lanes">
      {LANES.filter((lane) => entries.some(({ line }) => line.lane === lane)).map((lane) => (
        <p className="ribbon-lane" data-lane={lane} key={lane}>
          {words.lanes[lane]}
        </p>
      ))}
      <div className="ribbon-grid">
        <div className="ribbon-marks" aria-hidden="true">
          {marks.map((mark, index) => (
            <RibbonMark
              key={index}
              mark={mark}
              nearer={marks[index - 1]}
              day={day}
              isQuiet={index < QUIET_WEEKS}
            />
          ))}
          <span
            className="ribbon-end"
            data-unit={marks.length < LAST_WEEK ? 'week' : 'month'}
            data-quiet={marks.length < QUIET_WEEKS ? '' : undefined}
            style={cutOf(countdown)}
          >
            {countdown ? sayMore(words, countdown.monthsLeft - LAST_MONTH) : null}
          </span>
          {LANES.map((lane) => (
            <LaneStart
              key={lane}
              lane={lane}
              rows={entries.find(({ line }) => line.lane === lane)?.row}
            />
          ))}
        </div>
        <ol>
          {entries.map((entry) => (
            <RibbonEntryItem
              key={entry.line.id}
              words={words}
              entry={entry}
              day={day}
              rules={wedding.visits?.rules ?? null}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The rows of a lane before its first entry. */
function LaneStart({ lane, rows = 0 }: { lane: string; rows?: number | undefined }) {
  return rows === 0 ? null : <span className="ribbon-start" data-lane={lane} data-span={rows} />;
}

/** How much of its last row a ribbon has. The prerendered page has no date, and so no style of its own, which its policy forbids. */
function cutOf(countdown: AheadCountdown | null): CSSProperties | undefined {
  if (!countdown) return undefined;
  const cut: Record<string, number> = { '--cut': countdown.cut };
  return cut;
}
