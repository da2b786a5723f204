import type { LetterDraft } from '../../domain/desk/draft.ts';
import {
  insertTime,
  orderTimes,
  sayOffer,
  sayOffered,
  swapPassage,
  type LetterWords,
} from '../../domain/desk/ready-letter.ts';
import type { Language } from '../../domain/languages/page-languages.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';

/** What changes of a letter that offers one time more. @param times those that it names, and the one */
export function withOneMore(
  letter: LetterDraft,
  { named, more }: { named: readonly Slot[]; more: Slot },
  { words, language, timeZone }: { words: LetterWords; language: Language; timeZone: string },
): Partial<LetterDraft> {
  const { event } = letter;
  if (event === 'none') return {};
  const say = ({ startsAt }: Slot) => sayOffered(startsAt, language, timeZone);
  const times = [...named, more].toSorted(
    (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt),
  );
  const insert = (into: string): string | null => {
    const inserted = insertTime(into, say(more), named.map(say), words.offer[event]);
    return inserted === null ? null : orderTimes(inserted, times.map(say));
  };
  const text = insert(letter.text);
  if (text !== null) return { text, passage: insert(letter.passage) ?? letter.passage, times };
  const offer = { event, times, until: new Date(letter.until) };
  const passage = sayOffer(words, offer, { language, timeZone });
  return { text: swapPassage(letter.text, '', passage, words.closing), passage, times };
}
