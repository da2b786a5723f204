import { useRef } from 'react';
import type { ResultWords } from './quiz-content.ts';
import { useScrolledPast } from './use-scrolled-past.ts';
import { AskForCall, NextStepLink } from './ways-on.tsx';

/** The bar of narrow screens comes after this much scrolling (product 6.7). */
const BAR_AFTER_PX = 100;

interface ResultActionsProps {
  words: ResultWords;
  onShare: () => void;
}

/**
 * Take the Next Step, a call for who has read enough (once it is asked for, what was sent), and Share Results: below the persona, and the first and the last on phones in a bar
 * that stays. Close stands over them, in the bar of every screen.
 */
export function ResultActions({
  words,
  isSent,
  onShare,
  onRequest,
}: ResultActionsProps & { isSent: boolean; onRequest: () => void }) {
  return (
    <p className="action-row result-actions">
      <NextStepLink className="button button-light" label={words.nextStepLabel} />
      <AskForCall
        className="quiet-link"
        label={isSent ? words.sentLabel : words.callLabel}
        onRequest={onRequest}
      />
      <button className="quiet-link" type="button" onClick={onShare}>
        {words.shareLabel}
      </button>
    </p>
  );
}

/** The same actions within reach of a thumb, below 640 px only. */
export function ResultBar({ words, onShare }: ResultActionsProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isDue = useScrolledPast(ref, BAR_AFTER_PX);
  return (
    <div className="result-bar" ref={ref} data-shown={isDue ? '' : undefined}>
      <button className="quiet-button" type="button" onClick={onShare}>
        {words.shareLabel}
      </button>
      <NextStepLink className="button" label={words.nextStepLabel} />
    </div>
  );
}
