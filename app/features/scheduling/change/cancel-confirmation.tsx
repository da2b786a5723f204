import { use, useEffect, useRef, useState } from 'react';
import type { AppointmentView } from '../../../../domain/scheduling/appointment-view.ts';
import type { EventType } from '../../../../domain/scheduling/event-types.ts';
import type { SchedulingFacts } from '../scheduling-facts.ts';
import { SaidSentences } from '../said-sentences.tsx';
import { useSchedulingLanguage } from '../scheduling-language.ts';
import { ChangeFailure } from './change-failure.tsx';
import { cancelAppointment } from './open-appointment.ts';
import { KeepButton } from './keep-button.tsx';
import { SayHere } from './say-here.ts';

interface CancelConfirmationProps {
  token: string;
  event: EventType;
  startsAt: string;
  facts: SchedulingFacts;
  onCancelled: (view: AppointmentView) => void;
  onOutdated: () => void;
  /** @param isInDoubt a try had no answer: it may be cancelled all the same */
  onKeep: (isInDoubt: boolean) => void;
}

/** `December 14,` or `14 de diciembre,`. */
const DATE = /(\p{L}+ \d+,|\d+ de \p{L}+,)/u;

/** Asks once more before an appointment is given up. */
export function CancelConfirmation(props: CancelConfirmationProps) {
  const { token, event, startsAt, facts, ...on } = props;
  const { words, saidFacts, times } = useSchedulingLanguage();
  const said = words.change;
  const say = use(SayHere);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    heading.current?.focus();
    // With its two answers: the words alone read as if it were done.
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);

  async function cancel() {
    if (isSending) return;
    const wasInDoubt = failure === '';
    setFailure(null);
    setIsSending(true);
    const outcome = await cancelAppointment(token);
    const refusal = outcome.kind === 'refused' ? await say(outcome.text) : '';
    setIsSending(false);
    if (outcome.kind === 'done') return on.onCancelled(outcome.view);
    // What became of an earlier try without an answer is as unknown as before.
    setFailure(outcome.kind === 'turned-away' && !wasInDoubt ? said.notTaken : refusal);
    if (outcome.kind === 'refused') on.onOutdated();
  }

  return (
    <section className="change-question" aria-labelledby="cancel-heading">
      <h3 id="cancel-heading" ref={heading} tabIndex={-1}>
        {said.cancelQuestion
          .replace('{time}', times.wholeTimeOf(startsAt))
          .split(DATE)
          .map((part, index) => (
            <span key={part} className={index === 1 ? 'date' : undefined}>
              {part}
            </span>
          ))}
      </h3>
      <p>
        {said.becomesFree}{' '}
        {event === 'smile-blueprint' ? (
          <SaidSentences said={saidFacts.feeWhenCancelled} />
        ) : (
          said.noFee
        )}
      </p>
      {failure === null ? null : <ChangeFailure text={failure} phone={facts.phone} />}
      <p className="action-row">
        <button
          className="button"
          type="button"
          aria-disabled={isSending}
          onClick={() => void cancel()}
        >
          {isSending ? said.cancelling : said.yesCancel}
        </button>
        <KeepButton
          words={said.keep}
          isSending={isSending}
          onKeep={() => on.onKeep(failure === '')}
        />
      </p>
    </section>
  );
}
