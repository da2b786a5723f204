import { markParagraph, markSentences } from './english-marks.server.ts';

interface FactsInEnglish {
  /** Facts that have changed since they were translated. */
  readonly stale: readonly string[];
  /** All facts in English. */
  readonly english: Readonly<Record<string, string>>;
  /** An English text with its facts filled in. */
  fill(text: string): string;
  /** What the translation says of each. */
  readonly says: Readonly<Record<string, string>>;
}

const BETWEEN_PARAGRAPHS = /\n[^\S\n]*\n\s*/;
/** A fact that stands by itself, between sentences of any language. */
const SENTENCE = /^[\p{Lu}¿¡$].*[.!?]$/su;

/**
 * Has a part of a translation say in English, marked, what it says of facts that have changed since: the sentence where the fact is one, and otherwise the
 * paragraph, so that no sentence is in two languages. What cannot be said so names the fact as before.
 *
 * @param part as it is written, and the same part in English
 */
export function sayInEnglish(part: unknown, original: unknown, facts: FactsInEnglish): unknown {
  if (typeof part === 'string') {
    return typeof original === 'string' ? sayParagraphs(part, original, facts) : part;
  }
  if (Array.isArray(part)) {
    return part.map((item, index) =>
      sayInEnglish(item, Reflect.get(Object(original), index), facts),
    );
  }
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, item]) => [
      key,
      sayInEnglish(item, Reflect.get(Object(original), key), facts),
    ]),
  );
}

/** Whether a text or a part names one of some facts, with a small or a capital letter. */
export function namesAny(part: unknown, facts: readonly string[]): boolean {
  const written = JSON.stringify(part) ?? '';
  return facts.some((fact) => nameOf(fact).test(written));
}

function sayParagraphs(text: string, original: string, facts: FactsInEnglish): string {
  const { stale, fill } = facts;
  if (!namesAny(text, stale)) return text;
  const [own, others] = [text.split(BETWEEN_PARAGRAPHS), original.split(BETWEEN_PARAGRAPHS)];
  const said = own.map((paragraph, index) => {
    const withSentences = saySentences(paragraph, facts);
    if (!namesAny(withSentences, stale)) return withSentences;
    const other = own.length === others.length ? others[index] : undefined;
    return other === undefined ? paragraph : markParagraph(fill(other));
  });
  return said.join('\n\n');
}

function saySentences(paragraph: string, { stale, english, says }: FactsInEnglish): string {
  const sentences = stale.filter(
    (fact) => SENTENCE.test(english[fact] ?? '') && SENTENCE.test(says[fact] ?? ''),
  );
  return sentences.reduce(
    (said, fact) => said.replaceAll(nameOf(fact, 'g'), () => markSentences(english[fact] ?? '')),
    paragraph,
  );
}

function nameOf(fact: string, flags = ''): RegExp {
  return new RegExp(`\\{\\{\\s*${fact}\\s*\\}\\}`, `i${flags}`);
}
