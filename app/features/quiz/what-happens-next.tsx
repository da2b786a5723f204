import { TextWithPromise } from '../../site/promise-slot.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { ResultWords } from './quiz-content.ts';

interface WhatHappensNextProps {
  words: ResultWords;
  onRequest: () => void;
}

/** 'What Happens Next': a call, if the visitor wants one. */
export function WhatHappensNext({ words, onRequest }: WhatHappensNextProps) {
  return (
    <section className="result-next">
      <div className="wrap result-next-inner">
        <h3>{words.nextHeading}</h3>
        <div>
          <p>
            <TextWithPromise text={words.nextText} />
          </p>
          <p className="action-row">
            <button className="button button-light" type="button" onClick={onRequest}>
              {words.requestLabel}
            </button>
            <TextLink className="quiet-link" href="/stories">
              {words.storiesLabel}
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
