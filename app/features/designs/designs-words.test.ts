import { describe, expect, it } from 'vitest';
import { FIRST_DESIGN, WHERE_IT_BEGAN } from '../../../domain/smile/design-choices.ts';
import { sayPlaceOn, sayPosition } from './design-sentence.ts';
import { sayDesign, sayTreatments } from './designs-words.ts';

const words = {
  shape: {
    legend: '',
    tab: '',
    options: { round: 'Round', square: 'Square', long: 'Long' },
    said: { round: 'round', square: 'square', long: 'long' },
    between: ['round to square', 'square to long'],
  },
  line: {
    legend: '',
    tab: '',
    options: { 'as-they-are': '', 'one-turn': '', 'in-line': '' },
    said: { 'as-they-are': 'crowded', 'one-turn': 'one turned', 'in-line': 'in line' },
    between: ['partly in line', 'a turn kept in part'],
  },
  gumLine: {
    legend: '',
    tab: '',
    options: { 'as-it-is': '', even: '' },
    said: { 'as-it-is': 'uneven gum', even: 'even gum' },
    between: ['partly even gum'],
  },
  sentence: { teeth: 'teeth in shade', under: 'under' },
  live: {
    finely: 'finely',
    to: 'to',
    parts: ['a quarter', 'half', 'three quarters'] satisfies [string, string, string],
    model: '',
    turn: '',
    moves: { left: '', right: '', up: '', down: '', nearer: '', farther: '' },
    home: '',
  },
};

describe('a design in a sentence', () => {
  it.each([
    [FIRST_DESIGN, 'Round teeth in shade 3, one turned, under even gum.'],
    [WHERE_IT_BEGAN, 'Round teeth in shade 6, crowded, under uneven gum.'],
  ])('of %o', (design, sentence) => {
    expect(sayDesign(words, design)).toBe(sentence);
  });
});

describe('a design between named ones', () => {
  it('is said with both of them', () => {
    const position = { shape: 0.4, shade: 2.5, line: 1.5, gumLine: 0.2 };
    expect(sayPosition(words, position)).toBe(
      'Round to square teeth in shade 3 to 4, a turn kept in part, under partly even gum.',
    );
  });

  it.each([
    ['shape', 0, 'Round'],
    ['shape', 0.1, 'Round to Square, a quarter'],
    ['shape', 1.5, 'Square to Long, half'],
    ['shade', 7, '8'],
    ['shade', 6.9, '7 to 8, three quarters'],
  ] as const)('is said by its slider: %s at %d', (scale, place, said) => {
    expect(sayPlaceOn(words, scale, place)).toBe(said);
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
