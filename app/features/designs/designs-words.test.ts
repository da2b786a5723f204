import { describe, expect, it } from 'vitest';
import { FIRST_DESIGN, WHERE_IT_BEGAN } from '../../../domain/smile/design-choices.ts';
import { sayDesign, sayTreatments } from './designs-words.ts';

const options = { round: '', square: '', long: '' };
const words = {
  shape: { legend: '', tab: '', options, said: { round: 'round', square: 'square', long: 'long' } },
  line: {
    legend: '',
    tab: '',
    options: { 'as-they-are': '', 'one-turn': '', 'in-line': '' },
    said: { 'as-they-are': 'crowded', 'one-turn': 'one turned', 'in-line': 'in line' },
  },
  gumLine: {
    legend: '',
    tab: '',
    options: { 'as-it-is': '', even: '' },
    said: { 'as-it-is': 'uneven gum', even: 'even gum' },
  },
  sentence: { teeth: 'teeth in shade', under: 'under' },
};

describe('a design in a sentence', () => {
  it.each([
    [FIRST_DESIGN, 'Round teeth in shade 3, one turned, under even gum.'],
    [WHERE_IT_BEGAN, 'Round teeth in shade 6, crowded, under uneven gum.'],
  ])('of %o', (design, sentence) => {
    expect(sayDesign(words, design)).toBe(sentence);
  });
});

describe('what it would take, in words', () => {
  const take = {
    counts: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'],
    order: 'in order',
    nothing: 'Nothing.',
    removesEnamel: 'Enamel goes.',
    keepsEnamel: 'Enamel stays.',
  };
  it.each([
    [[], 'Nothing.'],
    [['whitening'], 'One. Enamel stays.'],
    [['aligners', 'whitening'], 'Two, in order. Enamel stays.'],
    [['veneers'], 'One. Enamel goes.'],
    [['bonding', 'edge-refinement'], 'Two, in order. Enamel goes.'],
  ] as const)('of %o', (treatments, said) => {
    expect(sayTreatments(take, treatments)).toBe(said);
  });
});
