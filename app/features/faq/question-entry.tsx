import type { MouseEvent } from 'react';
import { markWords } from '../../../domain/faq/mark-words.ts';
import { RichText } from '../../site/rich-text.tsx';
import type { NumberedQuestion } from './faq-words.ts';

interface QuestionEntryProps {
  question: NumberedQuestion;
  /** Is told that it has been opened or closed. */
  onToggle: (id: string, isOpen: boolean) => void;
  /** In a list of what was found. */
  found?: {
    readonly roots: readonly string[];
    /** What the answer says of it; the best is open instead. */
    readonly snippet: string;
    readonly isBest: boolean;
  };
}

const NO_ROOTS: readonly string[] = [];

/** A question that opens in place. */
export function QuestionEntry({ question: entry, onToggle, found }: QuestionEntryProps) {
  const { id, number, question, answer } = entry;
  const roots = found?.roots ?? NO_ROOTS;
  // What a search opens is not the reader's choice: there only a click is.
  const follow = found
    ? {}
    : {
        onToggle: ({ currentTarget }: { currentTarget: HTMLDetailsElement }) =>
          onToggle(id, currentTarget.open),
      };
  const onClick = ({ currentTarget }: MouseEvent) =>
    onToggle(id, !currentTarget.parentElement?.hasAttribute('open'));
  return (
    <details
      className="faq-question"
      open={found?.isBest}
      data-best={found?.isBest ? '' : undefined}
      {...follow}
    >
      <summary onClick={found ? onClick : undefined}>
        <span className="question-number" aria-hidden="true">
          {number}
        </span>
        <span className="question-text">
          <RichText nodes={markWords([question], roots)} />
        </span>
        {found ? (
          <span className="question-snippet">
            <RichText nodes={markWords([found.snippet], roots)} />
          </span>
        ) : null}
      </summary>
      {/* Within what is closed: an address that leads there opens it, without any script. */}
      {found ? null : <span className="question-address" id={id} />}
      <div className="prose">
        <RichText nodes={markWords(answer, roots)} />
      </div>
    </details>
  );
}
