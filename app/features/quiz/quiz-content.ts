import type { AreaCode } from '../../../domain/quiz/areas.ts';
import type { PersonaKey } from '../../../domain/quiz/choose-persona.ts';
import type { Question } from '../../../domain/quiz/questions.ts';
import type { RichText } from '../../../domain/content/rich-text.ts';
import type { ReportWords } from '../quiz-report/report-input.ts';

/** The quiz's questions and every word of it: content/quiz/, checked. */
export interface QuizContent {
  readonly questions: readonly Question[];
  readonly areas: Readonly<Record<AreaCode, AreaText>>;
  readonly personas: Readonly<Record<PersonaKey, PersonaText>>;
  readonly summaries: SummaryTexts;
  readonly words: QuizWords;
}

/** Fetches the questions and the texts of the results. */
export type LoadQuiz = () => Promise<{ default: QuizContent }>;

/** Fetches the words of the report, which are wanted only with it. */
export type LoadReportWords = () => Promise<{ default: ReportWords }>;

export interface AreaText {
  readonly subtitle: string;
  readonly whatThisCouldMean: string;
  readonly whyItMatters: string;
  readonly commonPaths: readonly string[];
  readonly doctorInsight: string;
}

export interface PersonaText {
  readonly name: string;
  readonly trigger: string;
  readonly description: string;
}

/** Texts by area codes in their order, joined by '+': `AB+TSC+HWS`. */
export interface SummaryTexts {
  readonly three: Readonly<Record<string, string>>;
  readonly pair: Readonly<Record<string, string>>;
  readonly single: Readonly<Record<string, string>>;
  readonly followUps: Readonly<Record<string, string>>;
  readonly closing: string;
  readonly nothingChosen: { readonly heading: string; readonly text: string };
}

export interface QuizWords {
  readonly heading: string;
  readonly lead: string;
  readonly startLabel: string;
  readonly disclaimer: string;
  readonly privacySummary: string;
  readonly privacyText: RichText;
  readonly noneLabel: string;
  readonly nextLabel: string;
  readonly viewResultsLabel: string;
  readonly multiSelectHint: string;
  /** Announced when choosing 'none' cleared the rest, and the other way round. */
  readonly othersClearedNotice: string;
  readonly noneClearedNotice: string;
  readonly results: ResultWords;
  readonly share: ShareWords;
}

export interface ResultWords {
  readonly personaLabel: string;
  readonly profileHeading: string;
  readonly deeperLookHeading: string;
  readonly nextHeading: string;
  readonly nextText: string;
  readonly requestLabel: string;
  readonly closeLabel: string;
  readonly nextStepLabel: string;
  readonly storiesLabel: string;
  readonly startAgainLabel: string;
  readonly areasHint: string;
  readonly meaningHeading: string;
  readonly mattersHeading: string;
  readonly pathsHeading: string;
  readonly insightHeading: string;
  readonly whyHeading: string;
  readonly pointsLabel: string;
  readonly shareLabel: string;
}

export interface ShareWords {
  readonly heading: string;
  readonly text: string;
  readonly downloadLabel: string;
  readonly preparingLabel: string;
  readonly downloadedNotice: string;
  readonly failedNotice: string;
  readonly copyLabel: string;
  readonly copiedNotice: string;
  readonly copyFailedNotice: string;
  readonly deviceLabel: string;
  readonly textTitle: string;
  readonly textNote: string;
}
