import type { SayTime } from './next-times.tsx';
import { dayOf } from './slot-words.ts';
import { TIMES_IN_ENGLISH } from './times-in-english.ts';

/** `10:00 AM` and `Wednesday, March 10`, in New York. */
export const momentInEnglish: SayTime = (startsAt) => ({
  clock: TIMES_IN_ENGLISH.clockOf(startsAt),
  day: TIMES_IN_ENGLISH.dayNameOf(dayOf(startsAt)),
});
