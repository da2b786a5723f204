import { useEffect, useId, useRef, type ReactNode } from 'react';
import { landOn } from '../land-on.ts';

interface AskedProps {
  words: string;
  /** Whose card it is: on a low screen the name above is scrolled away for the question. */
  whose: string;
  children: ReactNode;
}

/** A question that a key has opened: said to who listens, and seen by who looks, whatever hangs over the page's end. */
export function Asked({ words, whose, children }: AskedProps) {
  const titleId = useId();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    landOn(question.current);
    // The focus alone scrolls past what its margins keep free.
    question.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="question" role="group" aria-labelledby={titleId} ref={question}>
      <p className="small">{whose}</p>
      <p id={titleId}>{words}</p>
      {children}
    </div>
  );
}
