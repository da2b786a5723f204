import { plainTextOf } from '../../../domain/content/plain-text.ts';
import type { FoundQuestion } from '../../../domain/faq/question-search.ts';
import { snippetOf } from '../../../domain/faq/snippet.ts';
import type { NumberedQuestion } from './faq-words.ts';
import { QuestionEntry } from './question-entry.tsx';

interface FoundQuestionsProps {
  /** The best first. */
  found: readonly FoundQuestion[];
  questions: readonly NumberedQuestion[];
  onToggle: (id: string, isOpen: boolean) => void;
}

/** What was found, flat; the best answer is open. */
export function FoundQuestions({ found, questions, onToggle }: FoundQuestionsProps) {
  return (
    <div className="found-questions">
      {found.map(({ id, roots }, index) => {
        const question = questions.find((one) => one.id === id);
        if (!question) return null;
        const snippet = snippetOf(plainTextOf(question.answer), roots);
        return (
          <QuestionEntry
            key={id}
            question={question}
            onToggle={onToggle}
            found={{ roots, snippet, isBest: index === 0 }}
          />
        );
      })}
    </div>
  );
}
