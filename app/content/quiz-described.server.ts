import { quizDescribedSchema, type DescribedWords } from '../../domain/content/quiz-described.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { readWords } from './read-words.server.ts';

/**
 * The words of the quiz's drawing; apart from the quiz's, so that they are fetched with its result.
 *
 * @throws ContentError naming file, field and fix
 */
export function loadQuizDescribed(practice: Practice): DescribedWords {
  return readWords('quiz/described.yaml', quizDescribedSchema, practice);
}
