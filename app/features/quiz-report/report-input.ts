import type { ReportWords } from '../../../domain/content/quiz-report.ts';
import type { WrittenQuiz } from '../../../domain/content/quiz.ts';
import type { Practice } from '../../../domain/practice/practice-schema.ts';
import type { PieShare } from '../../../domain/quiz/pie-geometry.ts';
import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';

/** What of the answers can be drawn. */
export interface DescribedInReport {
  readonly heading: string;
  /** What the drawing shows, and what it is not. */
  readonly paragraphs: readonly string[];
  /** A JPEG, and which part of the description it shows; undefined where the page shows none. */
  readonly picture?: {
    readonly bytes: ArrayBuffer;
    readonly alt: string;
    readonly caption: string;
  };
}

/** Everything that a report says. The quiz has most of it at hand; `words` come from `content:quiz-report`. */
export interface ReportInput {
  /** In their order, at least one. */
  readonly entries: readonly ResultEntry[];
  readonly persona: { readonly name: string; readonly description: string };
  /** The paragraphs of the personal summary. */
  readonly summary: readonly string[];
  readonly areas: WrittenQuiz['areas'];
  /** Headings that the results screen has too. */
  readonly headings: Pick<
    WrittenQuiz['words']['results'],
    'personaLabel' | 'profileHeading' | 'deeperLookHeading'
  >;
  readonly words: ReportWords;
  readonly practice: ReportPractice;
  /** The visitor's own date, YYYY-MM-DD. */
  readonly localDate: string;
  /** What the pie shows, usually the entries; null where there is no chart to show. */
  readonly chart: readonly PieShare[] | null;
  /** Undefined where the answers say nothing to draw. */
  readonly described?: DescribedInReport | undefined;
}

export type ReportPractice = Pick<
  Practice,
  | 'sample'
  | 'name'
  | 'legalName'
  | 'address'
  | 'phone'
  | 'textPhone'
  | 'email'
  | 'hours'
  | 'closures'
  | 'siteUrl'
>;
