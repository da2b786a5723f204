import { use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { appointmentPathsOf } from '../../../../domain/intake/wire.ts';
import type { AppointmentView } from '../../../../domain/scheduling/appointment-view.ts';
import type { Slot } from '../../../../domain/scheduling/slot.ts';
import type { SchedulingFacts } from '../scheduling-facts.ts';
import { useAnswers } from '../../../request/use-answer.ts';
import { useSchedulingLanguage } from '../scheduling-language.ts';
import { TakenNotice } from '../taken-notice.tsx';
import { TimePicker } from '../time-picker.tsx';
import { usePickedTime } from '../use-picked-time.ts';
import { ChangeFailure } from './change-failure.tsx';
import { KeepButton } from './keep-button.tsx';
import { keepMove, keptMove } from './kept-move.ts';
import { moveAppointment } from './move-appointment.ts';
import { SayHere } from './say-here.ts';
import { useKeepWords } from './use-keep-words.ts';

interface MoveFormProps {
  token: string;
  view: AppointmentView;
  facts: SchedulingFacts;
  onMoved: (view: AppointmentView) => void;
  onOutdated: () => void;
  /** @param isInDoubt a try had no answer: it may be moved all the same */
  onKeep: (isInDoubt: boolean) => void;
}

/** Chooses another time; the old one is kept until the new one is the visitor's own. */
export function MoveForm({ token, view, facts, ...on }: MoveFormProps) {
  const { phone } = facts;
  const { words, times } = useSchedulingLanguage();
  const said = words.change;
  const keepWords = useKeepWords(view.startsAt);
  const say = use(SayHere);
  const heading = useRef<HTMLHeadingElement>(null);
  const moveButton = useRef<HTMLButtonElement>(null);
  const [before] = useState(() => keptMove(token)?.startsAt ?? null);
  const picked = usePickedTime(facts, view.startsAt);
  const { startsAt } = picked;
  const [alternatives, setAlternatives] = useState<readonly Slot[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isTimeAskedFor, setIsTimeAskedFor] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [isInDoubt, setIsInDoubt] = useState(false);
  // No message comes back with other weeks, which drop the time: it waits for the next try (docs/decisions/032-waiting-and-mending.md).
  if (isTimeAskedFor && startsAt !== null) setIsTimeAskedFor(false);
  const answers = useAnswers();
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (before !== null) picked.bring(before);
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it opens
  }, []);
  useEffect(() => keepMove({ token, startsAt }), [token, startsAt]);

  function choose(time: string) {
    // The notice is gone before the button takes the focus: it would be pushed out of view again.
    flushSync(() => {
      picked.jumpTo(time);
      setAlternatives(null);
    });
    // What is left to do is to move.
    moveButton.current?.focus();
  }

  async function move() {
    if (isSending) return;
    setAlternatives(null);
    setFailure(null);
    setIsTimeAskedFor(startsAt === null);
    if (startsAt === null) return;
    setIsSending(true);
    const outcome = await moveAppointment(token, startsAt, view.sequence);
    const refusal = outcome.kind === 'refused' ? await say(outcome.text) : '';
    setIsSending(false);
    if (outcome.kind === 'failed' || outcome.kind === 'turned-away') {
      // What became of an earlier try without an answer is as unknown as before.
      const isUnknown = isInDoubt || outcome.kind === 'failed';
      setIsInDoubt(isUnknown);
      return setFailure(isUnknown ? '' : said.notTaken);
    }
    setIsInDoubt(false);
    // What was free is known to be otherwise now.
    answers.outdate((url) => url.includes('/slots?'));
    if (outcome.kind === 'done') return on.onMoved(outcome.view);
    if (outcome.kind === 'refused') {
      setFailure(refusal);
      on.onOutdated();
    }
    if (outcome.kind === 'taken') {
      picked.pick(null);
      setAlternatives(outcome.alternatives);
    }
  }

  return (
    <section className="change-question" aria-labelledby="move-heading">
      <h3 id="move-heading" ref={heading} tabIndex={-1}>
        {said.another}
      </h3>
      <p>{said.keepsOld}</p>
      {alternatives ? (
        <TakenNotice alternatives={alternatives} phone={phone} onChoose={choose}>
          {said.sorry}
        </TakenNotice>
      ) : null}
      <div className="field times-field">
        <TimePicker
          slotsUrl={(monday, days) =>
            `${appointmentPathsOf(token).slots}?from=${monday}&days=${days}`
          }
          picked={picked}
          event={view.event}
          facts={facts}
          onContinue={() => moveButton.current?.focus()}
        />
      </div>
      {isTimeAskedFor ? (
        <p className="form-failure" role="alert">
          {said.chooseFirst}
        </p>
      ) : null}
      {failure === null ? null : <ChangeFailure text={failure} phone={phone} />}
      <div>
        <p className="chosen-time" aria-live="polite">
          {startsAt ? said.newTime.replace('{time}', times.wholeTimeOf(startsAt)) : ''}
        </p>
        <p className="action-row">
          <button
            className="button"
            type="button"
            ref={moveButton}
            aria-disabled={isSending}
            onClick={() => void move()}
          >
            {isSending ? said.moving : said.move}
          </button>
          <KeepButton words={keepWords} isSending={isSending} onKeep={() => on.onKeep(isInDoubt)} />
        </p>
      </div>
    </section>
  );
}
