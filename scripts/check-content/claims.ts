import { lineOfText, placeOf } from '../../app/content/content-line.server.ts';
import { textsIn } from '../../app/content/content-parts.server.ts';

/**
 * Words that a regulator would question in a dental practice's advertising (8 NYCRR 29.1(b)(12): no false, misleading or
 * guaranteed claims), and what to write instead.
 */
const QUESTIONABLE = [
  [
    /\b(?:best|leading|finest|premier|world-class|top-rated|unmatched)\s+(?:dentist|orthodontist|practice|team|care|smile)/i,
    'a superlative nobody can check; say what is done',
  ],
  [/\bpain-?(?:less|free)\b/i, 'a promise about pain; say how comfort is looked after'],
  [
    /\bwe guarantee\b|\bguaranteed (?:results?|smiles?|outcomes?)\b/i,
    'a guarantee; say what is likely and what is not known',
  ],
  [/\bunder one roof\b/i, 'implants are done through surgical partners; say who does what'],
  [
    /\b(?:el|la|los|las) mejor(?:es)?\s+(?:dentistas?|ortodoncistas?|consultorio|clínica|equipo|atención|sonrisas?)/i,
    'a superlative nobody can check; say what is done',
  ],
  [/\bsin dolor\b|\bindolor[oa]s?\b/i, 'a promise about pain; say how comfort is looked after'],
  [/\bgarantiz\p{L}+|\bgarantía\b/iu, 'a guarantee; say what is likely and what is not known'],
  [/!(?:\s|$)/, 'an exclamation mark; facts do not need one'],
  [/\p{Extended_Pictographic}/u, 'an emoji; use words'],
] as const;

/**
 * The faults of wording in a piece of content.
 *
 * @param file the path from the project's root
 */
export function findClaimFaults(file: string, content: unknown): string[] {
  return textsIn(content).flatMap(({ text }) =>
    QUESTIONABLE.flatMap(([pattern, advice]) => {
      const match = pattern.exec(text);
      if (!match) return [];
      const place = placeOf(file, lineOfText(file, match[0].trim()));
      return [`${place}: "${match[0].trim()}" is ${advice}`];
    }),
  );
}
