import {
  schedulingWordsSchema,
  type BookingFacts,
  type Said,
  type SpanishSchedulingWords,
} from '../../domain/content/scheduling-words.ts';
import { ENGLISH } from '../../domain/languages/page-languages.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { bookingFactsInEnglish } from '../../domain/scheduling/booking-facts-in-english.ts';
import { joinAlike, sayFacts } from '../../domain/scheduling/say-facts.ts';
import { checkContent, ContentError } from './content-error.server.ts';
import { fillPlaceholders } from './fill-placeholders.server.ts';
import { parseYaml, readContentText } from './read-content.server.ts';
import { loadSpanishFacts } from './spanish-facts.server.ts';

const PATH = 'es/scheduling.yaml';
const FILE = `content/${PATH}`;
/** Stands where a fact would that has changed since it was translated, until the English sentence takes its sentence's place. No text has it. */
const CHANGED = '\uE000';

/** What the scheduler says in Spanish; the sentences whose facts have changed since, in English. Throws ContentError. */
export function loadSpanishSchedulingWords(practice: Practice): SpanishSchedulingWords {
  const { steady, values, stale } = loadSpanishFacts(practice);
  const withChanged = { ...values, ...Object.fromEntries(stale.map((name) => [name, CHANGED])) };
  const { facts: written, ...rest }: Record<string, unknown> = {
    ...Object(parseYaml(PATH, readContentText(PATH))),
  };
  const { facts, figures, ...words } = checkContent(FILE, schedulingWordsSchema, {
    // Only a whole sentence can be in English: no other text may name what is translated, and may have to be translated anew.
    ...fillPlaceholders(FILE, rest, steady),
    ...fillPlaceholders(FILE, { facts: written }, withChanged),
  });
  const english = bookingFactsInEnglish(practice, 'The fee');
  checkAsMany(facts, english);
  return {
    ...words,
    saidFacts: {
      ...sayFacts((pick) => sayOr(pick(facts), pick(english))),
      ...figures,
      bring: practice.bring.map((thing, index) => {
        const says = values[`bring${index + 1}`];
        return says === undefined ? { text: thing, language: ENGLISH } : { text: says };
      }),
    },
  };
}

/** Sentences in Spanish, and in English where a fact has changed. */
function sayOr(spanish: readonly string[], english: readonly string[]): Said {
  return joinAlike(
    spanish.map((text, index) =>
      text.includes(CHANGED) ? { text: english[index] ?? text, language: ENGLISH } : { text },
    ),
  );
}

/** Throws ContentError where a sentence has none in English that could stand for it. */
function checkAsMany(facts: BookingFacts, english: BookingFacts): void {
  const others = listsOf(english);
  const faults = Object.entries(listsOf(facts)).flatMap(([name, sentences]) => {
    const count = others[name]?.length;
    if (sentences.length === count) return [];
    const field = ['facts', ...(name in facts.details ? ['details'] : []), name];
    const message = `has ${sentences.length} sentences, and the English text ${count}; write one for each`;
    return [{ field, message }];
  });
  if (faults.length > 0) throw new ContentError(FILE, faults);
}

function listsOf({ details, ...facts }: BookingFacts): Record<string, readonly string[]> {
  return { ...facts, ...details };
}
