import { sayTime } from '../../domain/desk/time-words.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';
import type { DiarySlip } from './diary-slips.ts';
import { isMovable } from './kept-in-hand.ts';

/** What of the diary decides whether a slip may be moved. */
interface Known {
  rules: Pick<OpeningRules, 'timeZone'>;
  now: Date;
  /** Whether whoever sits here moves and cancels visits. */
  mayChange: boolean;
}

/** Why a slip stays where it lies; undefined where it may be moved. */
export function whyItStays(slip: DiarySlip, { rules, now, mayChange }: Known): string | undefined {
  const startsAt = new Date(slip.slot.startsAt);
  const began = startsAt <= now ? `It began at ${sayTime(startsAt, rules.timeZone)}` : undefined;
  if (slip.is === 'kept') {
    if (isMovable(slip.block, now)) return undefined;
    if (slip.block.offered !== null) return 'A letter holds it: it can be given back, not moved.';
    return began === undefined
      ? 'What it is blocked for does not open here: it can be given back, not moved.'
      : `${began}, and is moved no more.`;
  }
  if (!mayChange) return 'The front desk moves and cancels visits.';
  if (began === undefined) return undefined;
  return `${began}, and is neither moved nor cancelled any more. A new time for them is found on the whole card.`;
}
