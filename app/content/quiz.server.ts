import {
  areasSchema,
  personasSchema,
  quizWordsSchema,
  summariesSchema,
  type WrittenQuiz,
} from '../../domain/content/quiz.ts';
import { questionsSchema, type Question } from '../../domain/content/quiz-questions.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { AREA_CODES, AREAS } from '../../domain/quiz/areas.ts';
import { countOptionsPerArea } from '../../domain/quiz/questions.ts';
import type { QuizFirstQuestion } from '../features/quiz/quiz-opening.ts';
import type { Shown } from '../site/shown.ts';
import { ContentError } from './content-error.server.ts';
import { readYaml } from './read-content.server.ts';
import { readWords } from './read-words.server.ts';
import { showWords } from './show-words.server.ts';

/**
 * The quiz's questions and words from content/quiz/.
 *
 * @throws ContentError for a fault of form, and where the options do not add up to the areas' maxima
 */
export function loadQuiz(practice: Practice): Shown<WrittenQuiz> {
  const questions = readYaml('quiz/questions.yaml', questionsSchema);
  checkCounts(questions);
  return {
    questions,
    areas: readWords('quiz/areas.yaml', areasSchema, practice),
    personas: readWords('quiz/personas.yaml', personasSchema, practice),
    summaries: readWords('quiz/summaries.yaml', summariesSchema, practice),
    words: loadQuizWords(practice),
  };
}

/**
 * The words of the quiz's screens, apart from its questions and results, which come later.
 *
 * @throws ContentError
 */
export function loadQuizWords(practice: Practice): Shown<WrittenQuiz['words']> {
  const path = 'quiz/intro.yaml';
  const words = readWords(path, quizWordsSchema, practice);
  return showWords(words, { file: `content/${path}`, practice });
}

/**
 * The first question as another page asks it.
 *
 * @throws ContentError
 */
export function loadQuizFirstQuestion(practice: Practice): QuizFirstQuestion {
  const { questions, words } = loadQuiz(practice);
  const { noneLabel, noneClearedNotice, othersClearedNotice } = words;
  const { multiSelectHint, nextLabel, withoutScript } = words;
  return {
    question: firstOf(questions),
    questionCount: questions.length,
    words: {
      noneLabel,
      noneClearedNotice,
      othersClearedNotice,
      multiSelectHint,
      nextLabel,
      withoutScript,
    },
  };
}

/**
 * The question that the quiz begins with.
 *
 * @throws ContentError where there is none
 */
export function firstOf(questions: readonly Question[]): Question {
  const [question] = questions;
  if (!question) throw new ContentError('content/quiz/questions.yaml', ['has no question']);
  return question;
}

/** Ten points an option: the options that list an area times ten make its maximum (docs/decisions/006-quiz-arithmetic.md). */
export function checkCounts(questions: readonly Question[]): void {
  const counts = countOptionsPerArea(questions);
  const faults = AREA_CODES.flatMap((code) => {
    const wanted = code === 'HWS' ? 0 : AREAS[code].maxScore / 10;
    return counts[code] === wanted
      ? []
      : [`${code} is listed by ${counts[code]} options; it must be ${wanted}`];
  });
  if (faults.length > 0) throw new ContentError('content/quiz/questions.yaml', faults);
}
