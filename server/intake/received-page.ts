import { copyOfRequest } from '../../domain/intake/request-copy.ts';
import type { IntakeRequest } from '../../domain/intake/request-schema.ts';
import { letterLanguageOf } from '../../domain/intake/letter-language.ts';
import { UNTIL_THEN, UNTIL_THEN_LEAD } from '../../domain/intake/until-then.ts';
import { ANSWER_TIME, promisedTime, promiseWordsForLater } from '../../domain/practice/promise.ts';
import { SPANISH } from '../../domain/languages/page-languages.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';
import { addressNote, escapeHtml, page, type AnswerPage } from '../answers/answer-page.ts';
import { receivedPageInSpanish } from './received-page-in-spanish.ts';
import type { ReceivedFacts } from './received-facts.ts';
import type { Receipt } from './request-store.ts';

/**
 * The page for a request that was stored, for a visitor without script: its number, what happens next, and a copy to print. It goes to the
 * sender of a form of ours alone (server/security/origin-check.ts), and what was typed stands in it as text, whatever it is.
 */
export function receivedPage(
  receipt: Receipt,
  request: IntakeRequest,
  facts: ReceivedFacts,
): AnswerPage {
  if (letterLanguageOf(request.language) === SPANISH) {
    return receivedPageInSpanish(receipt, request, facts);
  }
  const { id, receivedAt } = receipt;
  const { opening, confirmsByMail, photoCount } = facts;
  const copy = copyOfRequest(request, photoCount).map(
    ({ label, text }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd>`,
  );
  return page(
    'Your request was received',
    `<p>Thank you. Your request is stored safely. There is no need to send it again. Its number:</p><p class="number">${escapeHtml(id)}</p>` +
      '<h2>What happens next</h2>' +
      `<p>A member of our team will contact you ${whenLarge(opening, new Date(receivedAt))}.</p>` +
      (confirmsByMail
        ? addressNote(
            'A confirmation is on its way to {to}. If it does not come, your request is still stored. Is that address wrong? Call us and give the number.',
            request.email,
          )
        : '<p>We send no confirmation by e-mail. Please write the number down, or print this page.</p>') +
      `<h2>Until then, if you like</h2><p>${UNTIL_THEN_LEAD}</p><ul>${OFFERS}</ul>` +
      '<p>Pain, swelling or an injury cannot wait for an answer: <a href="/emergency" target="_top">what to do now</a>.</p>' +
      `<h2>What you sent</h2><dl>${copy.join('')}</dl>`,
    '<p><a href="/" target="_top">Go to the home page</a></p>',
  );
}

const OFFERS = UNTIL_THEN.map(
  ({ title, text }) => `<li><strong>${title}.</strong> ${escapeHtml(text)}</li>`,
).join('');

/** The promise, with the time that it means set large; without one where the practice stays closed. */
function whenLarge(opening: OpeningRules, askedAt: Date): string {
  const promised = promisedTime(opening, askedAt);
  if (promised === null) return ANSWER_TIME;
  const { day, time, zone } = promiseWordsForLater(promised);
  return `${ANSWER_TIME}, <strong class="by">by ${day}, <em>${time}</em></strong> ${zone}`;
}
