import type { CardRow } from '../../domain/desk/card-content.ts';

/**
 * How many visits stand in the diary on a day.
 *
 * @param rows of all cards; their times are written by New York's clock
 * @param day as 2027-12-28
 */
export function countVisitsOn(rows: readonly Pick<CardRow, 'appointment'>[], day: string): number {
  return rows.filter(
    ({ appointment }) =>
      appointment !== null &&
      appointment.cancelledAt === null &&
      appointment.startsAt.slice(0, day.length) === day,
  ).length;
}
