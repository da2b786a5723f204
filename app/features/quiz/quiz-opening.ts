import type { Question } from '../../../domain/content/quiz-questions.ts';
import type { PersonaKey } from '../../../domain/quiz/choose-persona.ts';
import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';

/** An invented person, and what the quiz tells them: computed by its rules from stored answers. */
export interface QuizSample {
  readonly id: string;
  readonly says: string;
  readonly personaKey: PersonaKey;
  readonly persona: { readonly name: string; readonly description: string };
  readonly entries: readonly ResultEntry[];
}

/** What the quiz's own page shows before it begins: the first question, and what three invented people get. */
export interface QuizOpening {
  readonly question: Question;
  readonly samples: readonly QuizSample[];
}
