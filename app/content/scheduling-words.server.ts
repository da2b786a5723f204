import {
  schedulingWordsSchema,
  type SpanishSchedulingWords,
} from '../../domain/content/scheduling-words.ts';
import { ENGLISH } from '../../domain/languages/page-languages.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { bookingFactsInEnglish } from '../../domain/scheduling/booking-facts-in-english.ts';
import { loadPage } from './page.server.ts';
import { placeholderValues } from './placeholders.server.ts';
import { parseYaml, readContentText } from './read-content.server.ts';
import { readWords } from './read-words.server.ts';
import { loadSpanishFacts } from './spanish-facts.server.ts';

const PATH = 'es/scheduling.yaml';

/** What the scheduler says in Spanish. Throws ContentError. */
export function loadSpanishSchedulingWords(practice: Practice): SpanishSchedulingWords {
  const { values, stale } = loadSpanishFacts(practice);
  // A stale fact is filled in English here, and what names it is left out below.
  const all = { ...placeholderValues(practice), ...values };
  const { facts, ...words } = readWords(PATH, schedulingWordsSchema, practice, all);
  const written = JSON.stringify(
    Reflect.get(Object(parseYaml(PATH, readContentText(PATH))), 'facts'),
  );
  const english = bookingFactsInEnglish(practice);
  // Behind the Spanish words for the fee, where English goes on from "We call you".
  const weCall = english.feeNote;
  const inEnglish: SpanishSchedulingWords = {
    ...words,
    saidFacts: { ...english, weCall, language: ENGLISH },
    booked: { ...words.booked, weCall: `${words.booked.weCall}:` },
  };
  if (stale.some((name) => written.includes(`{{${name}}}`))) return inEnglish;
  const { things } = loadPage('es/start-here', practice).bring;
  // Left out of a part that is shown in English.
  if (things === undefined) return inEnglish;
  return { ...words, saidFacts: { ...facts, bring: things } };
}
