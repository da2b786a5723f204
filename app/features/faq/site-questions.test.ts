import { expect, it } from 'vitest';
import { indexQuestions } from '../../../domain/faq/question-search.ts';
import { loadFaq } from '../../content/faq.server.ts';
import { loadPage } from '../../content/page.server.ts';
import { loadPractice } from '../../content/practice.server.ts';
import { searchableQuestions } from './faq-words.ts';

const practice = loadPractice();
const { oftenAsked, sameWords } = loadPage('faq', practice).search;
const search = indexQuestions(searchableQuestions(loadFaq(practice)), sameWords);

it.each([
  ['cost', 'consultation-fee'],
  ['how much are braces', 'what-does-orthodontics-cost'],
  ['insurence', 'do-you-take-insurance'],
  ['Invisalign', 'invisalign-braces-or-lightforce'],
  ['my son snores', 'child-snores'],
  ['retaner', 'retainers'],
  ['hours', 'hours-and-weekends'],
  ['are you open on Saturday?', 'hours-and-weekends'],
  ['does it hurt', 'does-it-hurt'],
  ['cancel my appointment', 'missed-or-moved-appointment'],
  ['too old', 'am-i-too-old'],
  ['emergancy', 'dental-emergency'],
  ['bleaching', 'whitening-and-sensitivity'],
])('%s is answered first by %s', (typed, id) => {
  const { found } = search(typed);
  expect(found[0]?.id).toBe(id);
});

it.each(oftenAsked)('what is offered as often asked has answers: %s', (typed) => {
  const { found, hasAll } = search(typed);
  expect(hasAll && found.length > 0).toBe(true);
});
