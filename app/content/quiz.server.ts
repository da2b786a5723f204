import * as z from 'zod';
import { AREA_CODES, AREAS } from '../../domain/quiz/areas.ts';
import { PERSONA_KEYS } from '../../domain/quiz/choose-persona.ts';
import { countOptionsPerArea } from '../../domain/quiz/questions.ts';
import { ContentError } from './content-error.server.ts';
import { fillPlaceholders } from './placeholders.server.ts';
import type { QuizContent, QuizWords } from '../features/quiz/quiz-content.ts';
import { readYaml } from './read-content.server.ts';
import { parseRichText } from './rich-text.server.ts';

const text = z.string().trim().min(1, 'write at least one word');
const area = z.enum(AREA_CODES, `name an area: ${AREA_CODES.join(', ')}`);

const questionsSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^Q\d+$/, 'number questions Q1 to Q10'),
      text,
      options: z
        .array(z.strictObject({ text, profiles: z.array(area).min(1).max(3) }))
        .min(3, 'give 3 to 6 options')
        .max(6, 'give 3 to 6 options'),
    }),
  )
  .length(10, 'the quiz has ten questions');

const areasSchema = z.record(
  area,
  z.strictObject({
    subtitle: text,
    whatThisCouldMean: text,
    whyItMatters: text,
    commonPaths: z.array(text).min(1),
    doctorInsight: text,
  }),
);

const personasSchema = z.record(
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

const summariesSchema = z.strictObject({
  three: textPer(areaCombinations(3)),
  pair: textPer(areaCombinations(2)),
  single: textPer(AREA_CODES),
  followUps: textPer(AREA_CODES),
  closing: text,
  nothingChosen: z.strictObject({ heading: text, text }),
});

const introSchema = z.strictObject({
  heading: text,
  lead: text,
  startLabel: text,
  disclaimer: text,
  privacySummary: text,
  privacyText: text,
  noneLabel: text,
  nextLabel: text,
  viewResultsLabel: text,
  multiSelectHint: text,
  othersClearedNotice: text,
  noneClearedNotice: text,
  results: z.strictObject({
    personaLabel: text,
    profileHeading: text,
    deeperLookHeading: text,
    nextHeading: text,
    nextText: text,
    requestLabel: text,
    closeLabel: text,
    nextStepLabel: text,
    storiesLabel: text,
    startAgainLabel: text,
    areasHint: text,
    meaningHeading: text,
    mattersHeading: text,
    pathsHeading: text,
    insightHeading: text,
    whyHeading: text,
    pointsLabel: text,
    shareLabel: text,
  }),
  share: z.strictObject({
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
    textTitle: text,
    textNote: text,
  }),
});

/**
 * The quiz's questions and words from content/quiz/.
 *
 * @throws ContentError for a fault of form, and where the options do not add up to the areas' maxima
 */
export function loadQuiz(facts: Readonly<Record<string, string>>): QuizContent {
  const questions = readYaml('quiz/questions.yaml', questionsSchema);
  checkCounts(questions);
  return {
    questions,
    areas: readYaml('quiz/areas.yaml', areasSchema),
    personas: readYaml('quiz/personas.yaml', personasSchema),
    summaries: readYaml('quiz/summaries.yaml', summariesSchema),
    words: loadQuizWords(facts),
  };
}

/**
 * The words of the quiz's screens, apart from its questions and results, which come later.
 *
 * @throws ContentError
 */
export function loadQuizWords(facts: Readonly<Record<string, string>>): QuizWords {
  const file = 'content/quiz/intro.yaml';
  const words = fillPlaceholders(file, readYaml('quiz/intro.yaml', introSchema), facts);
  return {
    ...words,
    privacyText: parseRichText(file, words.privacyText, { field: ['privacyText'] }),
  };
}

/** Ten points an option: the options that list an area times ten make its maximum (decisions, quiz arithmetic). */
export function checkCounts(questions: z.infer<typeof questionsSchema>): void {
  const counts = countOptionsPerArea(questions);
  const faults = AREA_CODES.flatMap((code) => {
    const wanted = code === 'HWS' ? 0 : AREAS[code].maxScore / 10;
    return counts[code] === wanted
      ? []
      : [`${code} is listed by ${counts[code]} options; it must be ${wanted}`];
  });
  if (faults.length > 0) throw new ContentError('content/quiz/questions.yaml', faults);
}
