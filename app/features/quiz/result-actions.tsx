import { useRef } from 'react';
import { TextLink } from '../../ui/text-link.tsx';
import type { ResultWords } from './quiz-content.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** The bar of narrow screens comes after this much scrolling (product 6.7). */
const BAR_AFTER_PX = 100;

interface ResultActionsProps {
  words: ResultWords;
  onShare: () => void;
}

/**
 * Take the Next Step, a call for who has read enough, and Share Results: below the persona, and the first and the last on phones in a bar
 * that stays. Close stands over them, in the bar of every screen.
 */
export function ResultActions({
  words,
  onShare,
  onRequest,
}: ResultActionsProps & { onRequest: () => void }) {
  return (
    <p className="action-row result-actions">
      <TextLink className="button button-light" href="/start-here">
        {words.nextStepLabel}
      </TextLink>
      <button className="quiet-link" type="button" onClick={onRequest}>
        {words.callLabel}
      </button>
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
      <TextLink className="button" href="/start-here">
        {words.nextStepLabel}
      </TextLink>
    </div>
  );
}
