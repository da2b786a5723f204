import { createHash } from 'node:crypto';
import { nameOfField } from '../../domain/intake/field-names.ts';
import { START_PATH } from '../../domain/intake/wire.ts';
import { ENGLISH, pathIn, SPANISH, type Language } from '../../domain/languages/page-languages.ts';
import type { ContactFacts } from '../../domain/practice/contact-facts.ts';
import type { ProblemDetails } from '../problem-details.ts';
import { toEasternTime } from './eastern-time.ts';

/**
 * The page that answers a form sent without script. It is complete in itself, and a refusal repeats nothing of what was sent but the link of an
 * appointment, unread, as a hidden field (way-to-appointment.ts): a page that echoes is a page that can be made to say things. Only the sender's own
 * copy does (server/intake/received-page.ts), and the address that a letter goes to, so that a slip in it is seen.
 */

const STYLE =
  'body{margin:0;background:#f2f5f9;color:#1f236b;font:1.125rem/1.6 system-ui,sans-serif}' +
  'header,main{max-width:38rem;margin:0 auto;padding:1.5rem 1.25rem 0}main{padding:.5rem 1.25rem 3rem}' +
  'header p{margin:0}.name{padding:.25rem 0;font:500 1.9375rem/1.2 Georgia,serif;letter-spacing:-.01em;text-decoration:none}' +
  'h1{font-size:1.75rem;line-height:1.25}' +
  'a{color:#1f236b;display:inline-block;padding:.5rem 0}' +
  'h2{margin-top:2.5rem;font-size:1.25rem}' +
  'label{display:block;font-weight:600}' +
  'input,select,button,summary{min-height:2.75rem;font:inherit;color:inherit}' +
  'input,select{box-sizing:border-box;width:100%;padding:.5rem .75rem;border:1px solid #6d7196;border-radius:3px;background:#fff}' +
  'button{padding:.5rem 1.5rem;border:1px solid #1f236b;border-radius:999px;background:#1f236b;color:#fff;cursor:pointer}' +
  'details{margin-block:2rem}summary{padding-block:.5rem;cursor:pointer}' +
  '.link,.to{overflow-wrap:anywhere}' +
  '.number{font-size:1.75rem;font-weight:600;letter-spacing:.05em}' +
  '.by{display:block;margin:.5rem 0;font:500 clamp(2.5rem,11vw,4.5rem)/1 Georgia,serif;letter-spacing:-.02em}.by em{display:block}' +
  'dt{font-weight:600}dd{margin:0 0 .75rem;white-space:pre-wrap;overflow-wrap:anywhere}' +
  ':focus-visible{outline:3px solid #1f236b;outline-offset:3px}';

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Only our own style, by its hash; our own pages may frame it, since they frame the form. */
const policyFor = (formAction: string): string =>
  `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; ` +
  `base-uri 'none'; form-action ${formAction}; frame-ancestors 'self'`;

export const ANSWER_PAGE_POLICY = policyFor("'none'");

/** For an answer that holds a form of its own. */
export const FORM_PAGE_POLICY = policyFor("'self'");

/** A page with a form has a key of its own, which Back shows again (server/site/site-headers.ts). */
const BACK =
  "<p>Use your browser's Back button to return to the form, with what you wrote still there.</p>";

/** What a page says of the practice. */
export type PracticeShown = Pick<ContactFacts, 'name' | 'phone'>;

/** A page before it is sent: whatever is in it must be escaped already. */
export interface AnswerPage {
  heading: string;
  body: string;
  wayBack: string;
  /** English unless told. */
  language?: Language;
}

/** What the page of a refusal says beside it. */
export interface RefusedFacts {
  /** In English, where there is one of its own. */
  readonly heading?: string | undefined;
  /** HTML, in the place of the browser's Back. */
  readonly wayBack?: string | undefined;
}

/** Of the times that are free in the place of one that is not offered, or is gone. */
const OF_TIMES = {
  why: 'We do not see patients at that time, or it is too soon or too far ahead to book online.',
  lead: 'These are the next free times:',
  next: 'To take one of them, go back and choose its day and time in the form.',
};

/** The page for a request that was not stored, with what to do about it. */
export function refusedPage(
  problem: ProblemDetails,
  { heading, wayBack = BACK }: RefusedFacts = {},
): AnswerPage {
  const faults = (problem.errors ?? []).map(
    ({ field, message }) =>
      `<li><strong>${escapeHtml(nameOfField(field))}:</strong> ${escapeHtml(message)}</li>`,
  );
  const times = (problem.alternatives ?? []).map(
    ({ startsAt }) => `<li>${escapeHtml(toEasternTime(startsAt))}</li>`,
  );
  return page(
    problem.errors === undefined
      ? (heading ?? 'Your request was not received')
      : 'Some fields need your attention',
    `<p>${escapeHtml(problem.detail)}</p>${listFaults(faults, times, OF_TIMES)}`,
    `${wayBack}<p><a href="${START_PATH}" target="_top">All the ways to reach us</a></p>`,
  );
}

/** What does not fit, and the times that are free instead. Where the sentence above speaks of what does not fit, it is said why, and what they are; then what to do with them. */
export function listFaults(
  faults: readonly string[],
  times: readonly string[],
  { why, lead, next }: Readonly<Record<'why' | 'lead' | 'next', string>>,
): string {
  const list = (items: readonly string[]) =>
    items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  const isLed = faults.length > 0 && times.length > 0;
  const then = times.length > 0 ? `<p>${next}</p>` : '';
  return list(faults) + (isLed ? `<p>${why}</p><p>${lead}</p>` : '') + list(times) + then;
}

/** @param body and what follows it: HTML, with whatever is put into it escaped */
export function page(heading: string, body: string, wayBack: string): AnswerPage {
  return { heading, body, wayBack };
}

/** A whole page, which may be printed and kept: whose it is above whatever it says, and the number to call above and beneath. */
export function renderPage(
  { heading, body, wayBack, language = ENGLISH }: AnswerPage,
  { name, phone }: PracticeShown,
): string {
  const number = escapeHtml(phone.replaceAll('-', ''));
  const orCall = language === SPANISH ? 'O llámenos:' : 'Or call us:';
  const call = `<a href="tel:+1${number}" target="_top">${escapeHtml(phone)}</a>`;
  const whose = `<header><a class="name" href="${language === SPANISH ? pathIn(SPANISH, START_PATH) : '/'}" target="_top">${escapeHtml(name)}</a><p>${call}</p></header>`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${heading} | ${escapeHtml(name)}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<style>${STYLE}</style></head><body>${whose}<main><h1>${heading}</h1>${body}${wayBack}<p>${orCall} ${call}</p></main></body></html>`
  );
}

/** A note with `{to}` where the address stands that was typed, as HTML. */
export function addressNote(note: string, email: string): string {
  const [before = '', after = ''] = note.split('{to}');
  const address = `<strong class="to" translate="no">${escapeHtml(email)}</strong>`;
  return `<p>${escapeHtml(before)}${address}${escapeHtml(after)}</p>`;
}

/** Text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
