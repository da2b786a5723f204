import { describe, expect, it } from 'vitest';
import { indexQuestions } from './question-search.ts';

const QUESTIONS = [
  {
    id: 'fee',
    group: 'Cost',
    question: 'What does the consultation cost?',
    otherWords: '',
    answer: 'The fee is $250. Braces are another matter.',
  },
  {
    id: 'kinds',
    group: 'Orthodontics',
    question: 'Invisalign or braces?',
    otherWords: 'aligner',
    answer: 'Both move teeth. Most people feel pressure for days.',
  },
  {
    id: 'children',
    group: 'Children',
    question: 'When should my children come?',
    otherWords: '',
    answer: 'By age 7. Bring X-rays and the child’s insurance card.',
  },
];
const search = indexQuestions(QUESTIONS, [
  ['cost', 'fee', 'how much'],
  ['kid', 'child', 'children'],
]);
const idsOf = (typed: string) => search(typed).found.map(({ id }) => id);

describe('what is found', () => {
  it.each([
    ['by a word of the question before one of the answer', 'braces', ['kinds', 'fee']],
    ['by another form of the word', 'consultations', ['fee']],
    ['by its beginning', 'insur', ['children']],
    ['by a word that stands in no text', 'aligners', ['kinds']],
    ['by a word that means the same', 'kids', ['children']],
    ['by a phrase that means the same', 'how much?', ['fee']],
    ['with all of its words', 'braces fee', ['fee']],
    ['whatever else the sentence says', 'what about the braces', ['kinds', 'fee']],
    ['one letter off', 'bracess', ['kinds', 'fee']],
    ['one letter missing', 'brces', ['kinds', 'fee']],
    ['two letters off in a long word', 'invisalinge', ['kinds']],
    ['in capitals, with accents', 'INVISÁLIGN', ['kinds']],
    ['by a group', 'orthodontics', ['kinds']],
    // "feel" begins with it, but it is a word itself.
    ['a short word as it is', 'fee', ['fee']],
    ['not by what is spelled quite otherwise', 'xylophone', []],
    ['not by a short word that is spelled nearly so', 'fex', []],
    ['nothing for no words', ' ?', []],
    ['nothing for words that say nothing', 'my', []],
    // "What" and "when" begin so.
    ['not by words that say nothing, from their first letters', 'wh', []],
  ])('%s: %s', (_, typed, ids) => {
    expect(idsOf(typed)).toEqual(ids);
    expect(search(typed).hasAll || ids.length === 0).toBe(true);
  });

  it('is what is about some of the words, where nothing has all, and says so', () => {
    const { found, hasAll } = search('zirconia braces');
    expect(found.map(({ id }) => id)).toEqual(['kinds']);
    expect(hasAll).toBe(false);
  });

  it('is nothing, where some of the words stand in answers alone', () => {
    // "Pressure" stands in an answer about aligners: whoever asks of their blood is not answered by it.
    expect(search('blood pressure')).toMatchObject({ found: [], near: [], isAsked: true });
  });

  it.each([
    // "Braces" alone stands in two; "kinds" has nothing of a fee.
    ['first what has some of the words', 'braces fee', ['fee'], ['kinds', 'bill', 'plan']],
    ['what stands in the same group', 'consultation', ['fee'], ['bill', 'plan', 'discount']],
    ['no more than there is', 'invisalign', ['kinds'], []],
    ['none where enough was found', 'paid', ['bill', 'plan', 'discount'], []],
    ['none where no answer has all of the words', 'zirconia invisalign', ['kinds'], []],
    ['none where nothing was found', 'xylophone', [], []],
    ['none where nothing was asked', 'my', [], []],
  ])('has near it %s: %s', (_, typed, found, near) => {
    const more = ['bill', 'plan', 'discount'].map((id) => ({
      id,
      group: 'Cost',
      question: `The ${id}`,
      otherWords: '',
      answer: 'Paid.',
    }));
    const finding = indexQuestions([...QUESTIONS, ...more], [['cost', 'fee', 'how much']])(typed);
    expect(finding.found.map(({ id }) => id)).toEqual(found);
    expect(finding.near.map(({ id }) => id)).toEqual(near);
  });

  it('comes with the words that were met', () => {
    expect(search('brces').found[0]?.roots).toEqual(['brace']);
    expect([...(search('how much').found[0]?.roots ?? [])].toSorted()).toEqual(['cost', 'fee']);
  });
});
