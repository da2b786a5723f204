import { plainTextOf } from '../../../domain/content/plain-text.ts';
import type { FoundQuestion } from '../../../domain/faq/question-search.ts';
import { snippetOf } from '../../../domain/faq/snippet.ts';
import type { NumberedQuestion } from './faq-words.ts';
import { QuestionEntry } from './question-entry.tsx';

interface FoundQuestionsProps {
  /** The best first. */
  found: readonly FoundQuestion[];
  /** What else may be meant. */
  near: readonly FoundQuestion[];
  /** Above what is near. */
  heading: string;
  questions: readonly NumberedQuestion[];
  onToggle: (id: string, isOpen: boolean) => void;
}

/** What was found, flat; the best answer is open. Below few answers stands what is near them. */
export function FoundQuestions({ found, near, heading, questions, onToggle }: FoundQuestionsProps) {
  const entryOf = ({ id, roots }: FoundQuestion, isBest: boolean) => {
    const question = questions.find((one) => one.id === id);
    if (!question) return null;
    const snippet = snippetOf(plainTextOf(question.answer), roots);
    return (
      <QuestionEntry
        key={id}
        question={question}
        onToggle={onToggle}
        found={{ roots, snippet, isBest }}
      />
    );
  };
  return (
    <div className="found-questions">
      {found.map((one, index) => entryOf(one, index === 0))}
      {near.length > 0 ? (
        <section className="near-questions" aria-labelledby="near-heading">
          <h2 id="near-heading">{heading}</h2>
          {near.map((one) => entryOf(one, false))}
        </section>
      ) : null}
    </div>
  );
}
