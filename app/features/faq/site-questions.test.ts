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
  ['does an implant hurt', 'does-an-implant-hurt'],
  ['implant pain', 'does-an-implant-hurt'],
  ['do braces hurt', 'does-it-hurt'],
  ['implant cost', 'what-does-an-implant-cost'],
  ['how much is an implant', 'what-does-an-implant-cost'],
  ['denture', 'who-cannot-have-an-implant'],
  ['false teeth', 'who-cannot-have-an-implant'],
  ['wedding', 'a-wedding-or-another-date'],
  ['9 year old', 'first-orthodontic-check'],
  ['my kid is 12', 'first-orthodontic-check'],
  ['how old', 'first-orthodontic-check'],
  ['when should my child see an orthodontist?', 'first-orthodontic-check'],
  ['60 years old', 'am-i-too-old'],
  ['am I too old', 'am-i-too-old'],
  ["child's first visit", 'child-first-visit'],
  ['child braces cost', 'what-does-orthodontics-cost'],
  ['español', 'access-and-language'],
  ['habla espanol', 'access-and-language'],
  ['cuanto cuesta', 'access-and-language'],
  ['diente roto', 'access-and-language'],
  ['corona', 'access-and-language'],
  ['seguro', 'do-you-take-insurance'],
  ['crooked', 'invisalign-braces-or-lightforce'],
  ['crowded teeth', 'invisalign-braces-or-lightforce'],
  ['crowding', 'invisalign-braces-or-lightforce'],
  ['straighten my teeth', 'invisalign-braces-or-lightforce'],
  ['veeners', 'veneers-and-enamel'],
  ['veneers cost', 'what-does-cosmetic-work-cost'],
  ['how much is whitening', 'what-does-cosmetic-work-cost'],
  ['loose denture', 'who-cannot-have-an-implant'],
  ['I grind my teeth', 'snoring-and-grinding'],
  ['bruxism', 'snoring-and-grinding'],
  ['night guard', 'snoring-and-grinding'],
  ['mouthguard', 'snoring-and-grinding'],
  ['adult snoring', 'snoring-and-grinding'],
  ['sleep apnea', 'do-you-treat-sleep-apnea'],
  ['emergency cost', 'emergency-cost'],
  ['new patient emergency', 'emergency-cost'],
  ['cleaning', 'cleanings-and-other-care'],
  ['teeth cleaning', 'cleanings-and-other-care'],
  ['do you do cleanings', 'cleanings-and-other-care'],
  ['root canal', 'cleanings-and-other-care'],
  ['bad breath', 'cleanings-and-other-care'],
  ['halitosis', 'cleanings-and-other-care'],
  ['cavities', 'cleanings-and-other-care'],
  ['wisdom teeth', 'cleanings-and-other-care'],
  ['general dentist', 'cleanings-and-other-care'],
  ['fear of the dentist', 'nervous-of-dentists'],
  ['I am afraid', 'nervous-of-dentists'],
  ['anxious', 'nervous-of-dentists'],
  ['Medicaid', 'do-you-take-insurance'],
  ['bleeding gums', 'cleanings-and-other-care'],
  ['my gums bleed', 'cleanings-and-other-care'],
  ['loose bracket', 'dental-emergency'],
  // Who is hurt is led to what to do now, whatever else speaks of teeth.
  ['toothache', 'dental-emergency'],
  ['tooth ache', 'dental-emergency'],
  ['my tooth hurts', 'dental-emergency'],
  ['swollen', 'dental-emergency'],
  ['my face is swollen', 'dental-emergency'],
  ['swelling', 'dental-emergency'],
  ['bleeding', 'dental-emergency'],
  ['abscess', 'dental-emergency'],
  ['tooth fell out', 'dental-emergency'],
  ['lost a front tooth', 'dental-emergency'],
  ['I lost a tooth last night', 'dental-emergency'],
  ['knocked out', 'dental-emergency'],
  ['tooth broke', 'dental-emergency'],
  ['chipped tooth', 'dental-emergency'],
  ['loose tooth', 'dental-emergency'],
  ['my crown came off', 'dental-emergency'],
  ['lost filling', 'dental-emergency'],
  ['wire is poking', 'dental-emergency'],
  ['broken bracket', 'dental-emergency'],
])('%s is answered first by %s', (typed, id) => {
  const { found, hasAll } = search(typed);
  expect(found[0]?.id).toBe(id);
  expect(hasAll).toBe(true);
});

it.each(oftenAsked)('what is offered as often asked has answers: %s', (typed) => {
  const { found, hasAll } = search(typed);
  expect(hasAll && found.length > 0).toBe(true);
});

// Words that stand in some answer, but not as what it is about.
it.each(['tongue tie', 'bone density', 'fever blister'])(
  'what nobody has answered is answered by a person: %s',
  (typed) => {
    expect(search(typed)).toMatchObject({ found: [], near: [], isAsked: true });
  },
);
