import type { AppointmentView } from '../../domain/scheduling/appointment-view.ts';
import {
  appointmentPathsOf,
  DAY_FIELD,
  SCHEDULING_PATH,
  TIME_FIELD,
  START_PATH,
} from '../../domain/intake/wire.ts';
import type { LetterFacts } from '../../domain/practice/contact-facts.ts';
import { HOURS_IN_ENGLISH } from '../../domain/practice/hours-language.ts';
import { sayClock } from '../../domain/practice/practice-clock.ts';
import { rescheduleRule, sayNotice } from '../../domain/scheduling/change-rules.ts';
import { EVENT_TYPES } from '../../domain/scheduling/event-types.ts';
import { startClocks } from '../../domain/scheduling/start-clocks.ts';
import { escapeHtml, page, type AnswerPage } from '../answers/answer-page.ts';
import { toEasternTime } from '../answers/eastern-time.ts';

/** What the page answers: a look at the appointment, or a change. */
export type ChangeMade = 'nothing' | 'moved' | 'cancelled';

/** What such a page goes by of the practice. */
export type ChangePageRules = Pick<
  LetterFacts,
  'opening' | 'noticeHours' | 'feeWhenCancelled' | 'feeWhenWeCancel' | 'feeWhenWeCancelInSpanish'
>;

/** From the page of an appointment; where it was booked in a frame of ours, out of that. */
export const WAY_ON = `<p><a href="${START_PATH}" target="_top">What to bring, and how to reach us</a></p><p><a href="/" target="_top">Back to the home page</a></p>`;

/**
 * The page of an appointment for a visitor without script: when it is, the rule, and forms to change it.
 *
 * @param token of this very appointment; base64url, so that it needs no escaping
 * @param rules by which a visit is moved, and what becomes of the fee of one that is cancelled
 */
export function changePage(
  view: AppointmentView,
  token: string,
  rules: ChangePageRules,
  made: ChangeMade,
): AnswerPage {
  const { title, durationMinutes } = EVENT_TYPES[view.event];
  const isCancelled = view.status === 'cancelled';
  const when = `<p><strong>${title}, ${durationMinutes} minutes</strong><br>${escapeHtml(toEasternTime(view.startsAt))}</p>`;
  if (isCancelled) {
    const { feeWhenCancelled, feeWhenWeCancel = feeWhenCancelled } = rules;
    const becomes = view.isCancelledByUs
      ? escapeHtml(feeWhenWeCancel)
      : `${escapeHtml(feeWhenCancelled)} To ask for the fee back, please call us.`;
    const fee = EVENT_TYPES[view.event].hasFee ? `<p>${becomes}</p>` : '';
    const free = view.isCancelledByUs ? '' : 'The time is free again. ';
    return page(
      'Your appointment is canceled',
      `${when}<p>${free}Please remove the entry from your calendar.</p>${fee}<p><a href="${SCHEDULING_PATH}">Book a new time</a></p>`,
      WAY_ON,
    );
  }
  return page(
    made === 'moved' ? 'Your appointment has been moved' : 'Your appointment',
    when +
      (made === 'moved' ? '<p>Please write the new time down. Your link stays the same.</p>' : '') +
      (view.canReschedule ? moveForm(view, token, rules) : tooLate(view, rules)) +
      cancelForm(token),
    WAY_ON,
  );
}

function moveForm(
  view: AppointmentView,
  token: string,
  { opening, noticeHours }: ChangePageRules,
): string {
  const options = startClocks(opening, EVENT_TYPES[view.event].durationMinutes).map(
    (clock) => `<option value="${clock}">${sayClock(clock)}</option>`,
  );
  return (
    `<h2>Choose another time</h2><p>Online until ${escapeHtml(toEasternTime(view.rescheduleUntil))}: rescheduling needs ${sayNotice(noticeHours)}.</p>` +
    `<form method="post" action="${appointmentPathsOf(token).reschedule}">` +
    `<input type="hidden" name="sequence" value="${view.sequence}">` +
    `<p><label for="day">Day, ${HOURS_IN_ENGLISH.openDays(opening)}</label><input type="date" id="day" name="${DAY_FIELD}" required></p>` +
    `<p><label for="time">Time, Eastern Time</label><select id="time" name="${TIME_FIELD}" required>${options.join('')}</select></p>` +
    '<p><button type="submit">Move to this time</button></p></form>'
  );
}

function tooLate({ event }: AppointmentView, rules: ChangePageRules): string {
  const fee = EVENT_TYPES[event].hasFee ? ` ${escapeHtml(rules.feeWhenCancelled)}` : '';
  return `<p>${rescheduleRule(rules.noticeHours)}, and this appointment is sooner: it can no longer be moved online. To move it, please call us.${fee}</p>`;
}

function cancelForm(token: string): string {
  return (
    '<details><summary>Cancel this appointment</summary><p>Your time becomes free for someone else.</p>' +
    `<form method="post" action="${appointmentPathsOf(token).cancel}">` +
    '<p><button type="submit">Yes, cancel it</button></p></form></details>'
  );
}
