import type { AreaCode } from '../../../domain/quiz/areas.ts';
import type { PersonaKey } from '../../../domain/quiz/choose-persona.ts';
import type { Question } from '../../../domain/quiz/questions.ts';
import type { RichText } from '../../ui/rich-text-nodes.ts';

/** The quiz's questions and every word of it: content/quiz/, checked. */
export interface QuizContent {
  readonly questions: readonly Question[];
  readonly areas: Readonly<Record<AreaCode, AreaText>>;
  readonly personas: Readonly<Record<PersonaKey, PersonaText>>;
  readonly summaries: SummaryTexts;
  readonly words: QuizWords;
}

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
  readonly results: ResultWords;
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
}
