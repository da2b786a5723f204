import { expect, it } from 'vitest';
import { evenWeek } from '../../tests/support/weeks.ts';
import { agendaRows } from './agenda-rows.ts';

/** Thursday, November 26, 2026 is Thanksgiving; the day after is open from 8 to 6. */
const RULES = { timeZone: 'America/New_York', week: evenWeek(), closures: ['2026-11-26'] };
const CLOSED = '2026-11-26';
const OPEN = '2026-11-27';
const at = (clock: string, day: string) => new Date(`${day}T${clock}:00-05:00`);
/** Someone comes from 10:00 to 11:30. */
const visit = (day: string) => ({ day, from: 4, count: 3 });

it.each([
  [
    'free around a visit',
    OPEN,
    [visit(OPEN)],
    at('07:00', CLOSED),
    'free 0+4, taken 4+3, free 7+13',
  ],
  [
    'free from now on',
    OPEN,
    [visit(OPEN)],
    at('08:47', OPEN),
    'now, free 2+2, taken 4+3, free 7+13',
  ],
  ['now after what has begun', OPEN, [visit(OPEN)], at('10:10', OPEN), 'taken 4+3, now, free 7+13'],
  ['now among what is free', OPEN, [visit(OPEN)], at('13:22', OPEN), 'taken 4+3, now, free 11+9'],
  ['now on the half-hour', OPEN, [], at('13:30', OPEN), 'now, free 11+9'],
  ['nothing free once the day is over', OPEN, [visit(OPEN)], at('21:00', OPEN), 'taken 4+3'],
  ['nothing free on a day that was', OPEN, [], at('07:00', '2026-11-28'), ''],
  ['nothing free on a closed day', CLOSED, [], at('13:22', CLOSED), ''],
  ['who comes on a closed day', CLOSED, [visit(CLOSED)], at('13:22', CLOSED), 'taken 4+3, now'],
])('says %s', (_, day, taken, now, expected) => {
  const rows = agendaRows(RULES, day, { taken, offered: [], now }).map((row) =>
    row.is === 'now' ? 'now' : `${row.is} ${row.from}+${row.count}`,
  );
  expect(rows.join(', ')).toBe(expected);
});
