import { canReschedule, hasBegun } from '../scheduling/change-rules.ts';

/**
 * Whether somebody whose visit is moved is to be called as well: a letter may come too late for them to read it. That is so where the visit that they count on is
 * near; where it has begun, nobody is on the way to it any more, and it is the new time that may be near.
 *
 * @param from when the visit is
 * @param to where it goes
 */
export function isToBeCalledToo(
  { from, to }: { from: string; to: string },
  noticeHours: number,
  now: Date,
): boolean {
  return !canReschedule(hasBegun(from, now) ? to : from, noticeHours, now);
}
