import { canBegin, type Visits } from '../../../domain/weddings/begin-by.ts';
import { isInTime, rowsBefore, type Countdown } from '../../../domain/weddings/ribbon.ts';
import type { WeddingDay } from './use-wedding-day.ts';
import type { WeddingsWords } from './wedding-words.ts';

type Work = WeddingsWords['work'];
export type AheadCountdown = Extract<Countdown, { state: 'ahead' }>;

/** The two sides of the ribbon. */
export const LANES = ['couple', 'party'] as const;

/** What stands at the ribbon: the couple's work in plain words, the party's lines in formatted ones. */
type RibbonLine =
  | ({ readonly lane: 'couple' } & Work['steps'][number])
  | ({ readonly lane: 'party' } & Work['around'][number]);

export interface RibbonEntry {
  readonly line: RibbonLine;
  /** After how many rows it stands. */
  readonly row: number;
  /** Rows to the next entry of its lane, or to the end of the ribbon. */
  readonly laneSpan: number;
  /** Rows to the next entry of any lane: phones have one column. */
  readonly span: number;
}

/** What stands at a ribbon, from the day back: everything, or what is still in time. */
export function entriesOf(
  work: Work,
  rows: number,
  countdown: AheadCountdown | null,
  { today, visits }: Pick<WeddingDay, 'today' | 'visits'>,
): readonly RibbonEntry[] {
  const lines: readonly RibbonLine[] = [
    ...work.steps.map((step) => ({ ...step, lane: 'couple' as const })),
    ...work.around.map((one) => ({ ...one, lane: 'party' as const })),
  ];
  const shown = lines
    .filter((line) => !countdown || !today || !visits || isLeft(line, countdown.day, today, visits))
    .map((line) => ({ line, row: rowsBefore(line.before) }))
    .toSorted((one, other) => one.row - other.row);
  // The end has a row of its own.
  const rowsTo = (next: { row: number } | undefined, row: number) => (next?.row ?? rows + 1) - row;
  return shown.map(({ line, row }, index) => ({
    line,
    row,
    laneSpan: rowsTo(
      shown.slice(index + 1).find((other) => other.line.lane === line.lane),
      row,
    ),
    span: rowsTo(shown[index + 1], row),
  }));
}

/** Work needs a visit; what is only to be thought of has no need of one. */
function isLeft(line: RibbonLine, day: string, today: string, visits: Visits): boolean {
  return line.lane === 'couple' ? canBegin(line, day, visits) : isInTime(line.before, day, today);
}
