import type { LetterDraft } from '../../domain/desk/draft.ts';
import { renameTime } from '../../domain/desk/ready-letter.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';

/**
 * What changes of a letter that names another time in the place of one.
 *
 * @param named those that it names
 * @param to null where none takes its place
 * @param say says a moment as the letter does
 */
export function withOtherTime(
  letter: LetterDraft,
  { named, from, to }: { named: readonly Slot[]; from: Slot; to: Slot | null },
  say: (moment: string) => string,
): Partial<LetterDraft> {
  const rename = (text: string) =>
    renameTime(text, say(from.startsAt), to === null ? null : say(to.startsAt));
  return {
    text: rename(letter.text),
    passage: rename(letter.passage),
    times: named.flatMap((time) => {
      if (time.startsAt !== from.startsAt) return [time];
      return to === null ? [] : [to];
    }),
  };
}
