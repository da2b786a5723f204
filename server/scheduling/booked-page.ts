import { FIND_APPOINTMENT_PATH, LINK_FIELD } from '../../domain/intake/wire.ts';
import type { LetterFacts } from '../../domain/practice/contact-facts.ts';
import { changePathOf } from '../../domain/scheduling/change-link.ts';
import { rescheduleRule } from '../../domain/scheduling/change-rules.ts';
import { confirmationNote } from '../../domain/scheduling/email-words.ts';
import { EVENT_TYPES } from '../../domain/scheduling/event-types.ts';
import { addressNote, escapeHtml, page, type AnswerPage } from '../answers/answer-page.ts';
import { toEasternTime } from '../answers/eastern-time.ts';
import type { AppointmentReceipt } from './appointment-store.ts';
import { WAY_ON } from './change-page.ts';

const IF_WRONG = 'Is that address wrong? Call us.';

/** What the page says beside the appointment itself. */
export interface BookedPageFacts {
  /** Whether this server sends confirmations. */
  readonly confirmsByMail: boolean;
  /** As it was typed. */
  readonly email: string;
  /** The site's: the link is written down or printed, and leads nowhere without a host. */
  readonly origin: string;
  readonly practice: Pick<LetterFacts, 'address' | 'consultationFee' | 'noticeHours'>;
}

/**
 * The page for an appointment that was made without script: of what was typed it shows the address alone, whose slip is seen there.
 *
 * @param changeToken of this very appointment; base64url, so that it needs no escaping. Undefined where the desk has given it another link since
 */
export function bookedPage(
  { event, startsAt, reference }: AppointmentReceipt,
  changeToken: string | undefined,
  { confirmsByMail, email, origin, practice }: BookedPageFacts,
): AnswerPage {
  const { title, durationMinutes, hasFee } = EVENT_TYPES[event];
  return page(
    'Your time is booked',
    `<p><strong>${title}, ${durationMinutes} minutes</strong><br>${escapeHtml(toEasternTime(startsAt))}${reference === null ? '' : `<br>Booking number: ${reference}`}</p>` +
      (hasFee
        ? `<p>Where: ${escapeHtml(practice.address)}<br>The fee: ${escapeHtml(practice.consultationFee)}. We call you to take it.</p>`
        : '') +
      addressNote(`${confirmationNote(event, confirmsByMail)} ${IF_WRONG}`, email) +
      `<p>Please write it down. ${rescheduleRule(practice.noticeHours)}.</p>` +
      (changeToken === undefined
        ? '<p>To change or cancel, use the link in our newest e-mail: it took the place of the first one. Or call us.</p>'
        : wayToChange(origin, changeToken)),
    WAY_ON,
  );
}

function wayToChange(origin: string, changeToken: string): string {
  const link = escapeHtml(origin + changePathOf(changeToken));
  return (
    `<p>Keep this link to change or cancel: <a class="link" target="_top" href="${link}">${link}</a></p>` +
    `<form method="post" action="${FIND_APPOINTMENT_PATH}">` +
    `<input type="hidden" name="${LINK_FIELD}" value="${changeToken}">` +
    '<p><button type="submit">Change or cancel now</button></p></form>'
  );
}
