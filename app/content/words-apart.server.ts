import type * as z from 'zod';
import { liveExhibitsSchema } from '../../domain/content/live-exhibits.ts';
import { liveGallerySchema } from '../../domain/content/live-gallery.ts';
import { liveMonthsSchema } from '../../domain/content/live-months.ts';
import { quizDescribedSchema } from '../../domain/content/quiz-described.ts';
import { quizReportSchema } from '../../domain/content/quiz-report.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { readWords } from './read-words.server.ts';

const wordsIn =
  <Schema extends z.ZodType>(path: string, schema: Schema) =>
  (practice: Practice): z.infer<Schema> =>
    readWords(path, schema, practice);

/**
 * Words that stand apart from their page's, so that they are fetched with the code that says them: of models that are drawn live, of the quiz's
 * drawing and of its report in PDF. Each throws a ContentError naming file, field and fix.
 */
export const WORDS_APART = {
  'live-exhibits': wordsIn('live-exhibits.yaml', liveExhibitsSchema),
  'live-gallery': wordsIn('live-gallery.yaml', liveGallerySchema),
  'live-months': wordsIn('live-months.yaml', liveMonthsSchema),
  'quiz-described': wordsIn('quiz/described.yaml', quizDescribedSchema),
  'quiz-report': wordsIn('quiz/report.yaml', quizReportSchema),
};
