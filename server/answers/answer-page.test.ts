import { expect, it } from 'vitest';
import { SPANISH } from '../../domain/languages/page-languages.ts';
import { refuseTooMany } from '../intake/refusals.ts';
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
  expect(head).toContain('href="/" target="_top">Smith &#38; Sons</a>');
  expect(head).toContain('<a href="tel:+15165550100" target="_top">516-555-0100</a>');
  expect(html).toContain(`<title>${shown.heading} | Smith &#38; Sons</title>`);
});
