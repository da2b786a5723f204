import type { ReactNode } from 'react';
import { Wordmark } from '../../site/wordmark.tsx';

interface QuizBarProps {
  /** On the quiz's own page: closes the quiz. A dialog has a button of its own. */
  onClose: (() => void) | undefined;
  closeLabel: string;
  /** How far the visitor has come. */
  children?: ReactNode;
}

/** Over each screen of the quiz: whose it is, how far the visitor has come, and the way out. */
export function QuizBar({ onClose, closeLabel, children }: QuizBarProps) {
  return (
    <div className="quiz-bar" data-on-page={onClose ? '' : undefined}>
      {onClose ? (
        <>
          <h1 className="visually-hidden">The Smile Discovery quiz</h1>
          <Wordmark />
        </>
      ) : null}
      {children}
      {onClose ? (
        <button className="quiz-close" type="button" onClick={onClose}>
          {closeLabel}
        </button>
      ) : null}
    </div>
  );
}
