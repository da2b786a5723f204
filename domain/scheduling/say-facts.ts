import type { BookingFacts, BookingFigures, Said, SaidFacts } from '../content/scheduling-words.ts';

/**
 * Each of the booking's facts, said.
 *
 * @param say gets a way to the same fact in any language
 */
export function sayFacts(
  say: (pick: (facts: BookingFacts) => readonly string[]) => Said,
): Omit<SaidFacts, keyof BookingFigures | 'bring'> {
  return {
    details: {
      'virtual-consult': say(({ details }) => details['virtual-consult']),
      'smile-blueprint': say(({ details }) => details['smile-blueprint']),
    },
    feeNote: say(({ feeNote }) => feeNote),
    firm: say(({ firm }) => firm),
    feeTaken: say(({ feeTaken }) => feeTaken),
    feeRules: say(({ feeRules }) => feeRules),
    feeWhenCancelled: say(({ feeWhenCancelled }) => feeWhenCancelled),
    feeWhenWeCancel: say(({ feeWhenWeCancel }) => feeWhenWeCancel),
    feeWhenMissed: say(({ feeWhenMissed }) => feeWhenMissed),
    noShow: say(({ noShow }) => noShow),
  };
}

/** Sentences of one language that follow each other, as one: most pages have no other, and need not say where each begins. */
export function joinAlike(said: Said): Said {
  const joined: Said[number][] = [];
  for (const sentence of said) {
    const last = joined.at(-1);
    if (last === undefined || last.language !== sentence.language) joined.push(sentence);
    else joined.splice(-1, 1, { ...last, text: `${last.text} ${sentence.text}` });
  }
  return joined;
}
