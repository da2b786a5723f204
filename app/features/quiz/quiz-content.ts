import type { ReportWords } from '../../../domain/content/quiz-report.ts';
import type { WrittenQuiz } from '../../../domain/content/quiz.ts';
import type { Shown } from '../../site/shown.ts';

/** The quiz's questions and every word of it: content/quiz/. */
export type QuizContent = Shown<WrittenQuiz>;

export type AreaText = QuizContent['areas']['AB'];
export type PersonaText = QuizContent['personas']['natural'];
export type SummaryTexts = QuizContent['summaries'];
export type QuizWords = QuizContent['words'];
/** What a question says around its own words. */
export type OptionWords = Pick<
  QuizWords,
  'noneLabel' | 'noneClearedNotice' | 'othersClearedNotice'
>;
export type ResultWords = QuizWords['results'];
export type ShareWords = QuizWords['share'];

/** Fetches the questions and the texts of the results. */
export type LoadQuiz = () => Promise<{ default: QuizContent }>;

/** Fetches the words of the report, which are wanted only with it. */
export type LoadReportWords = () => Promise<{ default: ReportWords }>;
