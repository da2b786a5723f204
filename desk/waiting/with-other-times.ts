import type { LetterDraft } from '../../domain/desk/draft.ts';
import { orderTimes, renameTime } from '../../domain/desk/ready-letter.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';

/**
 * What changes of a letter that names another time in the place of one, or of several; they stand in the order of days then.
 *
 * @param named those that it names
 * @param swaps each with what takes its place; null where nothing does
 * @param say says a moment as the letter does
 */
export function withOtherTimes(
  letter: Pick<LetterDraft, 'text' | 'passage'>,
  { named, swaps }: { named: readonly Slot[]; swaps: readonly Swap[] },
  say: (moment: string) => string,
): Pick<LetterDraft, 'text' | 'passage' | 'times'> {
  const times = named
    .flatMap((time) => {
      const swap = swaps.find(({ from }) => from.startsAt === time.startsAt);
      if (swap === undefined) return [time];
      return swap.to === null ? [] : [swap.to];
    })
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const rename = (text: string): string => {
    const renamed = swaps.reduce(
      (now, { from, to }) =>
        renameTime(now, say(from.startsAt), to === null ? null : say(to.startsAt)),
      text,
    );
    return orderTimes(
      renamed,
      times.map(({ startsAt }) => say(startsAt)),
    );
  };
  return { text: rename(letter.text), passage: rename(letter.passage), times };
}

interface Swap {
  readonly from: Slot;
  readonly to: Slot | null;
}
