import { clocksOf, freeStretches, rowAt, type Stretch } from '../../domain/desk/diary-days.ts';
import { hoursOn, isByAppointment } from '../../domain/practice/hours-on.ts';
import { momentOnWall } from '../../domain/practice/wall-moment.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';

type AgendaRow<Taken extends Stretch> =
  | { readonly is: 'now' }
  | (Stretch & { readonly is: 'taken'; readonly of: Taken })
  | (Stretch & { readonly is: 'free'; readonly isOffered: boolean });

/** A day from its morning on: what lies in it, what is free from now on, and now in its place. Nothing of a day on which we are closed is free. */
export function agendaRows<Taken extends Stretch>(
  rules: OpeningRules,
  day: string,
  { taken, offered, now }: { taken: readonly Taken[]; offered: readonly Stretch[]; now: Date },
): AgendaRow<Taken>[] {
  const nowRow = rowAt(rules, day, now);
  const isClosed = hoursOn(rules, day) === null && !isByAppointment(rules, day);
  const isToCome = (one: Stretch) =>
    momentOnWall(day, clocksOf(rules, one).until, rules.timeZone) > now;
  const free = isClosed ? [] : freeStretches(rules, day, taken, offered).filter(isToCome);
  const rows: Exclude<AgendaRow<Taken>, { is: 'now' }>[] = [
    ...taken.map((of) => ({ is: 'taken' as const, day, from: of.from, count: of.count, of })),
    ...free.flatMap((one) => {
      const from = Math.max(one.from, Math.ceil(nowRow ?? 0));
      const count = one.from + one.count - from;
      return count <= 0 ? [] : [{ is: 'free' as const, ...one, from, count }];
    }),
  ].toSorted((a, b) => a.from - b.from);
  if (nowRow === null || rows.length === 0) return rows;
  const next = rows.findIndex(({ from }) => from >= nowRow);
  const begun = next === -1 ? rows : rows.slice(0, next);
  return [...begun, { is: 'now' }, ...rows.slice(begun.length)];
}
