import { expect, it } from 'vitest';
import { SPANISH } from '../../domain/languages/page-languages.ts';
import { EVENT_NAMES, EVENT_TYPES } from '../../domain/scheduling/event-types.ts';
import { refuseTooMany } from '../intake/refusals.ts';
import { bookedPage } from '../scheduling/booked-page.ts';
import { bookedPageInSpanish } from '../scheduling/booked-page-in-spanish.ts';
import { changePage } from '../scheduling/change-page.ts';
import { changePageInSpanish } from '../scheduling/change-page-in-spanish.ts';
import { refuseUnoffered } from '../scheduling/refuse-taken.ts';
import { SAMPLE_PRACTICE } from '../test-support/built-site.ts';
import { page, refusedPage, renderPage, type AnswerPage } from './answer-page.ts';
import { refusedPageInSpanish } from './refused-page-in-spanish.ts';

const PRACTICE = { name: 'Smith & Sons', phone: '516-555-0100' };
const { problem } = refuseTooMany(60);

it.each<[string, AnswerPage]>([
  ['what was received', page('Your request was received', '<p>Thank you.</p>', '')],
  ['a refusal', refusedPage(problem)],
  ['a refusal in Spanish', refusedPageInSpanish(problem)],
  ['an answer in Spanish', { ...page('Su cita', '', ''), language: SPANISH }],
])('the page of %s begins with whose it is, the way home and the number', (_what, shown) => {
  const html = renderPage(shown, PRACTICE);
  const [beginning = ''] = html.split('<h1>');
  const head = beginning.slice(beginning.indexOf('<body>'));
  expect(head).toContain('<header');
  const home = shown.language === SPANISH ? '/es/start-here' : '/';
  expect(head).toContain(`href="${home}" target="_top">Smith &#38; Sons</a>`);
  expect(head).toContain('<a href="tel:+15165550100" target="_top">516-555-0100</a>');
  expect(html).toContain(`<title>${shown.heading} | Smith &#38; Sons</title>`);
});

it('a time that is not offered is explained, with the next free ones and what to do with them, in both languages', () => {
  const { problem: unoffered } = refuseUnoffered([
    { startsAt: '2027-03-15T08:00:00-04:00', endsAt: '2027-03-15T09:30:00-04:00' },
  ]);
  const english = refusedPage(unoffered);
  expect(english.body).toContain('We do not see patients at that time');
  expect(english.body).toMatch(/8:00\sAM/);
  expect(english.body).toContain('choose its day and time in the form');
  const spanish = refusedPageInSpanish(unoffered);
  expect(spanish.body).toContain('a esa hora no atendemos');
  expect(spanish.body).toContain('elija ese día y esa hora en el formulario');
});

const APPOINTMENT = {
  id: '0b5dbb1e-6c0e-4d53-9f0c-0f1d3a8e7a11',
  event: 'smile-blueprint',
  startsAt: '2027-03-15T08:00:00-04:00',
  endsAt: '2027-03-15T09:30:00-04:00',
  reference: null,
  receivedAt: '2027-03-08T15:04:05.000Z',
} as const;
const FACTS = {
  confirmsByMail: true,
  email: "o'neil&ann@example.com",
  origin: 'https://x.example',
  practice: SAMPLE_PRACTICE,
};

it.each([
  ['in English', bookedPage, 'A confirmation is on its way to ', 'Call us.'],
  ['in Spanish', bookedPageInSpanish, 'Le enviamos una confirmación a ', 'Llámenos.'],
])(
  'what was booked %s shows the address that the letter goes to, and what to do where it is wrong',
  (...given) => {
    const [, write, lead, call] = given;
    const address = '<strong class="to" translate="no">o&#39;neil&#38;ann@example.com</strong>';
    for (const confirmsByMail of [true, false]) {
      const { body } = write(APPOINTMENT, 'T', { ...FACTS, confirmsByMail });
      expect(body).toContain(address);
      expect(body).toContain(call);
      expect(body.includes(lead + address)).toBe(confirmsByMail);
    }
  },
);

it.each<[string, AnswerPage]>([
  ['a refusal', refusedPage(problem)],
  ['what was booked', bookedPage(APPOINTMENT, 'T', FACTS)],
  ['what was booked in Spanish', bookedPageInSpanish(APPOINTMENT, 'T', FACTS)],
])('in a frame of ours each link of the page of %s leads out of it', (_what, shown) => {
  // The pages that they lead to refuse to be framed.
  const links = renderPage(shown, PRACTICE).match(/<a [^>]+>/g) ?? [];
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((link) => !link.includes('target="_top"'))).toEqual([]);
});

it('a visit that is too near to be moved says what becomes of its fee, where it has one, and gives the number to call', () => {
  for (const write of [changePage, changePageInSpanish]) {
    for (const event of EVENT_NAMES) {
      const view = {
        ...APPOINTMENT,
        event,
        status: 'booked',
        isCancelledByUs: false,
        sequence: 0,
        canReschedule: false,
        rescheduleUntil: '2027-03-14T08:00:00-04:00',
      } as const;
      const shown = renderPage(write(view, 'T', SAMPLE_PRACTICE, 'nothing'), PRACTICE);
      expect(shown).toContain('href="tel:');
      expect(shown).toMatch(/no longer be moved online|ya no se puede cambiar en línea/);
      const { feeWhenCancelled } = SAMPLE_PRACTICE;
      expect(shown.includes(feeWhenCancelled)).toBe(EVENT_TYPES[event].hasFee);
    }
  }
});

it('no link of an answer in Spanish leads to the front page, which is in English', () => {
  const view = {
    ...APPOINTMENT,
    status: 'booked',
    isCancelledByUs: false,
    sequence: 0,
    canReschedule: true,
    rescheduleUntil: '2027-03-14T08:00:00-04:00',
  } as const;
  const shown = [
    refusedPageInSpanish(problem),
    bookedPageInSpanish(APPOINTMENT, 'T', FACTS),
    changePageInSpanish(view, 'T', SAMPLE_PRACTICE, 'nothing'),
  ];
  for (const one of shown) expect(renderPage(one, PRACTICE)).not.toContain('href="/"');
});
