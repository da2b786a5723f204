import { useEffect, useRef, useState } from 'react';
import type { AppointmentView } from '../../../../domain/scheduling/appointment-view.ts';
import { EVENT_TYPES } from '../../../../domain/scheduling/event-types.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { linkOf } from '../booking.ts';
import { DayInLarge } from '../day-in-large.tsx';
import { SaidSentences } from '../said-sentences.tsx';
import { SaveToCalendar } from '../save-to-calendar.tsx';
import type { SchedulingFacts } from '../scheduling-facts.ts';
import { useSchedulingLanguage } from '../scheduling-language.ts';
import { CancelConfirmation } from './cancel-confirmation.tsx';
import { CancelledNotes } from './cancelled-notes.tsx';
import { hearForgotten } from './forget-booking.ts';
import { keepMove, keptMove } from './kept-move.ts';
import { LazyMoveForm } from './lazy-move-form.tsx';

interface AppointmentCardProps {
  token: string;
  view: AppointmentView;
  facts: SchedulingFacts;
  /** It comes after something that the visitor did, which is gone. */
  takesFocus: boolean;
  /** The appointment stands otherwise now. */
  onChanged: (view: AppointmentView) => void;
  /** What is shown may no longer be true. */
  onOutdated: () => void;
  /** A change had no answer, and the visitor gives it up: nothing is known of how the appointment stands. */
  onInDoubt: () => void;
}

type Task = 'none' | 'move' | 'cancel';

/** An appointment as it stands: when it is, the rule, and what can be done. */
export function AppointmentCard({ token, view, facts, takesFocus, ...on }: AppointmentCardProps) {
  const [begun, setBegun] = useState<Task>(keptMove(token) ? 'move' : 'none');
  const [hasMoved, setHasMoved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isQuiet = useRef(!takesFocus);
  const isCancelled = view.status === 'cancelled';
  const task = isCancelled ? 'none' : begun;
  const { language, words, saidFacts, times } = useSchedulingLanguage();
  const said = words.change;
  const { durationMinutes, hasFee } = EVENT_TYPES[view.event];
  const minutes = words.event.minutes.replace('{minutes}', String(durationMinutes));
  const visit = `${words.event.names[view.event]}, ${minutes}`;
  const time = times.wholeTimeOf(view.startsAt);
  const booking = { ...view, link: linkOf(token, language) };

  // After a change, also one that was made elsewhere, and on the way back from a question, the visitor hears first how the appointment stands.
  useEffect(() => {
    if (!isQuiet.current && task === 'none') heading.current?.focus();
    isQuiet.current = false;
  }, [task, isCancelled, view.sequence]);

  // In another tab: whether it was the practice that cancelled it is the server's to say, and a line that is gone keeps nothing from being known.
  useEffect(
    () =>
      hearForgotten(view.id, () => {
        on.onChanged({ ...view, status: 'cancelled', sequence: view.sequence + 1 });
        on.onOutdated();
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- what is called is another with each picture
    [view],
  );

  function setTask(next: Task) {
    keepMove(next === 'move' ? { token, startsAt: null } : null);
    setBegun(next);
  }

  function finish(next: AppointmentView) {
    setHasMoved(next.status === 'booked');
    setTask('none');
    on.onChanged(next);
  }

  function keep(isInDoubt: boolean) {
    setTask('none');
    if (isInDoubt) on.onInDoubt();
  }

  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {isCancelled ? said.cancelled : hasMoved ? said.moved : visit}
      </h2>
      {isCancelled ? null : (
        <DayInLarge startsAt={view.startsAt} durationMinutes={durationMinutes} />
      )}
      <p className="booked-time" data-cancelled={isCancelled ? '' : undefined}>
        {isCancelled || hasMoved ? (
          <>
            {visit}
            <br />
          </>
        ) : null}
        {isCancelled ? (
          time
        ) : (
          // The day in large letters says it to the eye.
          <span className="visually-hidden">{time}</span>
        )}
        {view.event === 'smile-blueprint' && !isCancelled ? (
          <span>
            {facts.address.street}, {facts.address.city}, {facts.address.state}{' '}
            {facts.address.postalCode}
          </span>
        ) : null}
        {view.reference ? (
          <span>{words.booked.number.replace('{number}', view.reference)}</span>
        ) : null}
      </p>
      {isCancelled ? (
        <CancelledNotes booking={booking} facts={facts} isByUs={view.isCancelledByUs} />
      ) : null}
      {!isCancelled && task === 'none' ? (
        <>
          <p>
            {saidFacts.rescheduleRule}
            {view.canReschedule ? (
              said.movable.replace('{until}', times.easternMomentOf(view.rescheduleUntil))
            ) : (
              <>
                {said.tooSoon} <PhoneLink phone={facts.phone} />. {hasFee ? null : said.noFee}
              </>
            )}{' '}
            <SaidSentences
              said={hasFee && !view.canReschedule ? saidFacts.feeRules : saidFacts.noShow}
            />
          </p>
          <p className="action-row">
            {hasMoved ? <SaveToCalendar booking={booking} facts={facts} /> : null}
            {view.canReschedule ? (
              <button
                className={hasMoved ? 'quiet-button' : 'button'}
                type="button"
                onClick={() => setTask('move')}
              >
                {said.another}
              </button>
            ) : null}
            <button className="quiet-button" type="button" onClick={() => setTask('cancel')}>
              {said.cancel}
            </button>
            {hasMoved ? null : (
              <SaveToCalendar booking={booking} facts={facts} className="quiet-button" />
            )}
          </p>
        </>
      ) : null}
      {task === 'move' ? (
        <LazyMoveForm
          token={token}
          view={view}
          facts={facts}
          onMoved={finish}
          onOutdated={on.onOutdated}
          onKeep={keep}
        />
      ) : null}
      {task === 'cancel' ? (
        <CancelConfirmation
          token={token}
          event={view.event}
          startsAt={view.startsAt}
          facts={facts}
          onCancelled={finish}
          onOutdated={on.onOutdated}
          onKeep={keep}
        />
      ) : null}
      <p className="way-out">
        {said.talk} <PhoneLink phone={facts.phone} />.
      </p>
    </>
  );
}
