import { describe, expect, it } from 'vitest';
import { FIRST_DESIGN, type DesignChoices } from '../../../domain/smile/design-choices.ts';
import { positionOf, type DesignPosition } from '../../../domain/smile/design-position.ts';
import { readDesign, writeDesign } from './design-address.ts';

const LONG_CHOICES: DesignChoices = {
  shape: 'long',
  shade: 1,
  line: 'in-line',
  gumLine: 'as-it-is',
};
const LONG = positionOf(LONG_CHOICES);
const FIRST = positionOf(FIRST_DESIGN);
const BETWEEN: DesignPosition = { shape: 0.4, shade: 2.55, line: 1.5, gumLine: 1 };

describe('the address of a design', () => {
  it.each([
    ['nothing for the first one', FIRST, ''],
    ['only what differs', { ...FIRST, shade: 4 }, 'shade=5'],
    ['all four', LONG, 'shape=long&shade=1&line=in-line&gum=as-it-is'],
    ['what lies between two', BETWEEN, 'shape=0.40&shade=3.55&line=1.50'],
  ])('says %s', (_, design, query) => {
    expect(writeDesign(design, new URLSearchParams()).toString()).toBe(query);
    expect(readDesign(new URLSearchParams(query))).toEqual(design);
  });

  it('keeps other words of the query, and takes back what is as at first', () => {
    const query = writeDesign(FIRST, new URLSearchParams('from=letter&shape=long'));
    expect(query.toString()).toBe('from=letter');
  });

  it.each([
    'shade=9',
    'shade=',
    'shape=Long',
    'gum=none&line=3',
    'shape=2.5',
    'line=1',
    'gum=0.333',
    'shade=0.5',
  ])('reads %s as the first design', (query) => {
    expect(readDesign(new URLSearchParams(query))).toEqual(FIRST);
  });
});
