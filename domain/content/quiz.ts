import * as z from 'zod';
import { AREA_CODES } from '../quiz/areas.ts';
import { PERSONA_KEYS } from '../quiz/choose-persona.ts';
import { markdown } from './written.ts';
import type { Question } from './quiz-questions.ts';
import { text } from './words.ts';

const areaText = z.strictObject({
  subtitle: text,
  whatThisCouldMean: text,
  whyItMatters: text,
  commonPaths: z.array(text).min(1).readonly(),
  doctorInsight: text,
});

/** content/quiz/areas.yaml */
export const areasSchema = z.record(
  z.enum(AREA_CODES, `name an area: ${AREA_CODES.join(', ')}`),
  areaText,
);

/** content/quiz/personas.yaml */
export const personasSchema = z.record(
  z.enum(PERSONA_KEYS),
  z.strictObject({ name: text, trigger: text, description: text }),
);

/** Every set of `size` areas, as the codes in their order joined by '+'. */
function areaCombinations(size: number): string[] {
  const grow = (chosen: string[], rest: readonly string[]): string[][] =>
    chosen.length === size
      ? [chosen]
      : rest.flatMap((code, index) => grow([...chosen, code], rest.slice(index + 1)));
  return grow([], AREA_CODES).map((codes) => codes.join('+'));
}

const textPer = (keys: readonly string[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])));

/** content/quiz/summaries.yaml: texts by area codes in their order, joined by '+': `AB+TSC+HWS`. */
export const summariesSchema = z.strictObject({
  three: textPer(areaCombinations(3)),
  pair: textPer(areaCombinations(2)),
  single: textPer(AREA_CODES),
  followUps: textPer(AREA_CODES),
  closing: text,
  nothingChosen: z.strictObject({ heading: text, text }),
});

const resultWords = z.strictObject({
  personaLabel: text,
  profileHeading: text,
  deeperLookHeading: text,
  nextHeading: text,
  nextText: text,
  /** Beside the next step, where the call is not explained yet. */
  callLabel: text,
  requestLabel: text,
  /** Once it is sent; its number follows the second. */
  requestSent: text,
  requestNumber: text,
  /** Then in the place of `callLabel` and `requestLabel`. */
  sentLabel: text,
  closeLabel: text,
  nextStepLabel: text,
  storiesLabel: text,
  startAgainLabel: text,
  changeLabel: text,
  areasHint: text,
  meaningHeading: text,
  mattersHeading: text,
  pathsHeading: text,
  insightHeading: text,
  whyHeading: text,
  pointsLabel: text,
  shareLabel: text,
});

const shareWords = z.strictObject({
  heading: text,
  text,
  downloadLabel: text,
  preparingLabel: text,
  downloadedNotice: text,
  failedNotice: text,
  copyLabel: text,
  copiedNotice: text,
  copyFailedNotice: text,
  deviceLabel: text,
  /** Made, but too late for the press: browsers share only right after one. */
  shareReadyNotice: text,
  shareFailedNotice: text,
  textTitle: text,
  textNote: text,
});

/** content/quiz/intro.yaml: the words of the quiz's screens. */
export const quizWordsSchema = z.strictObject({
  heading: text,
  lead: text,
  startLabel: text,
  disclaimer: text,
  /** Where no script runs, after the first question, with the phone number after it. */
  withoutScript: text,
  privacySummary: text,
  privacyText: markdown,
  closedNotice: text,
  closedText: text,
  noneLabel: text,
  nextLabel: text,
  viewResultsLabel: text,
  multiSelectHint: text,
  /** How to see an earlier question again: the quiz has no Back button of its own. */
  backHint: text,
  /** What each question is about, in a word or two, in their order. */
  subjects: z.array(text).length(10, 'name the subject of each of the ten questions').readonly(),
  /** Announced when choosing 'none' cleared the rest, and the other way round. */
  othersClearedNotice: text,
  noneClearedNotice: text,
  results: resultWords,
  share: shareWords,
});

/** The quiz's questions and every word of it. */
export interface WrittenQuiz {
  readonly questions: readonly Question[];
  readonly areas: z.infer<typeof areasSchema>;
  readonly personas: z.infer<typeof personasSchema>;
  readonly summaries: z.infer<typeof summariesSchema>;
  readonly words: z.infer<typeof quizWordsSchema>;
}
