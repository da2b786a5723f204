import type { Question } from '../../../domain/content/quiz-questions.ts';
import type { PersonaKey } from '../../../domain/quiz/choose-persona.ts';
import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';
import type { OptionWords, QuizWords } from './quiz-content.ts';

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

/** The first question where another page asks it, and the little of the quiz that is said there. */
export interface QuizFirstQuestion {
  readonly question: Question;
  readonly questionCount: number;
  readonly words: OptionWords & Pick<QuizWords, 'multiSelectHint' | 'nextLabel' | 'withoutScript'>;
}
