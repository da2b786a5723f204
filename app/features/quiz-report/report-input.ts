import type { Practice } from '../../../domain/practice/practice-schema.ts';
import type { AreaCode } from '../../../domain/quiz/areas.ts';
import type { PieShare } from '../../../domain/quiz/pie-geometry.ts';
import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';

/** Everything that a report says. The quiz has most of it at hand; `words` come from `content:quiz-report`. */
export interface ReportInput {
  /** In their order, at least one. */
  readonly entries: readonly ResultEntry[];
  readonly persona: { readonly name: string; readonly description: string };
  /** The paragraphs of the personal summary. */
  readonly summary: readonly string[];
  readonly areas: Readonly<Record<AreaCode, ReportAreaText>>;
  /** Headings that the results screen has too. */
  readonly headings: ReportHeadings;
  readonly words: ReportWords;
  readonly practice: ReportPractice;
  /** The visitor's own date, YYYY-MM-DD. */
  readonly localDate: string;
  /** What the pie shows, usually the entries; null where there is no chart to show. */
  readonly chart: readonly PieShare[] | null;
}

export interface ReportAreaText {
  readonly subtitle: string;
  readonly whatThisCouldMean: string;
  readonly whyItMatters: string;
  readonly commonPaths: readonly string[];
  readonly doctorInsight: string;
}

interface ReportHeadings {
  readonly personaLabel: string;
  readonly profileHeading: string;
  readonly deeperLookHeading: string;
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
  | 'siteUrl'
>;

interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** content/quiz/report.yaml, checked. */
export interface ReportWords {
  readonly title: string;
  readonly subject: string;
  readonly lead: string;
  readonly areaLabel: string;
  readonly shareLabel: string;
  readonly disclaimer: string;
  readonly privacy: string;
  readonly summaryHeading: string;
  readonly deeperLookLead: string;
  readonly whatThisCouldMeanLabel: string;
  readonly whyItMattersLabel: string;
  readonly commonPathsLabel: string;
  readonly doctorInsightLabel: string;
  readonly nextHeading: string;
  readonly nextLead: string;
  readonly nextSteps: readonly TitledText[];
  readonly practiceHeading: string;
  readonly addressLabel: string;
  readonly hoursLabel: string;
  readonly phoneLabel: string;
  readonly textLabel: string;
  readonly emailLabel: string;
  readonly siteLabel: string;
  readonly greatPlace: {
    readonly heading: string;
    readonly lead: string;
    readonly keepHeading: string;
    readonly keeps: readonly TitledText[];
    readonly closing: string;
  };
}
