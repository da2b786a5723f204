import { TextWithPromise } from '../../site/promise-slot.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { ResultWords } from './quiz-content.ts';
import { AskForCall } from './ways-on.tsx';

interface WhatHappensNextProps {
  words: ResultWords;
  /** That a request was sent from here, and its number where it has one. */
  sent: { readonly number: string | null } | null;
  onRequest: () => void;
}

/** 'What Happens Next': a call, if the visitor wants one; once it is asked for, what was sent (docs/decisions/237-what-was-sent-can-be-found-again.md). */
export function WhatHappensNext({ words, sent, onRequest }: WhatHappensNextProps) {
  return (
    <section className="result-next">
      <div className="wrap result-next-inner">
        <h3>{words.nextHeading}</h3>
        <div>
          {sent === null ? (
            <p>
              <TextWithPromise text={words.nextText} />
            </p>
          ) : null}
          <p className="result-sent" role="status">
            {sent === null ? null : (
              <>
                {words.requestSent}
                {sent.number === null ? null : (
                  <>
                    {' '}
                    <span className="result-number">
                      {words.requestNumber} <strong>{sent.number}</strong>
                    </span>
                  </>
                )}
              </>
            )}
          </p>
          <p className="action-row">
            <AskForCall
              className="button button-light"
              label={sent === null ? words.requestLabel : words.sentLabel}
              onRequest={onRequest}
            />
            <TextLink className="quiet-link" href="/stories">
              {words.storiesLabel}
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
