import { quizReportSchema, type ReportWords } from '../../domain/content/quiz-report.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { readWords } from './read-words.server.ts';

/**
 * The words of the Smile Discovery report; apart from the quiz's, so that they are fetched with the PDF code.
 *
 * @throws ContentError naming file, field and fix
 */
export function loadQuizReport(practice: Practice): ReportWords {
  return readWords('quiz/report.yaml', quizReportSchema, practice);
}
