import type { Contribution } from '../../../domain/quiz/explain-area.ts';
import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AreaWords } from './area-words.tsx';
import type { AreaText, QuizWords } from './quiz-content.ts';
import { WhyThisResult } from './why-this-result.tsx';

interface AreaDialogProps {
  entry: ResultEntry;
  text: AreaText;
  contributions: readonly Contribution[];
  words: QuizWords;
  onClose: () => void;
}

/** One area in full: its share, the answers behind it, and what it may be about. */
export function AreaDialog({ entry, text, contributions, words, onClose }: AreaDialogProps) {
  return (
    <Dialog label={entry.title} className="area-dialog" onClose={onClose}>
      <div className="dialog-text">
        <div className="area-dialog-head">
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M0 16V8a8 8 0 0 1 16 0v8z" fill={entry.color} />
          </svg>
          <h2>{entry.title}</h2>
          <p>{entry.percentage}%</p>
        </div>
        <p className="lede">{text.subtitle}</p>
        <WhyThisResult contributions={contributions} words={words} />
        <AreaWords text={text} words={words.results} headingLevel="h3" />
      </div>
    </Dialog>
  );
}
