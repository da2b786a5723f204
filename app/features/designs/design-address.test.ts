import { describe, expect, it } from 'vitest';
import { FIRST_DESIGN, type DesignChoices } from '../../../domain/smile/design-choices.ts';
import { readDesign, writeDesign } from './design-address.ts';

const LONG: DesignChoices = { shape: 'long', shade: 1, line: 'in-line', gumLine: 'as-it-is' };

describe('the address of a design', () => {
  it.each([
    ['nothing for the first one', FIRST_DESIGN, ''],
    ['only what differs', { ...FIRST_DESIGN, shade: 5 } as const, 'shade=5'],
    ['all four', LONG, 'shape=long&shade=1&line=in-line&gum=as-it-is'],
  ])('says %s', (_, design, query) => {
    expect(writeDesign(design, new URLSearchParams()).toString()).toBe(query);
    expect(readDesign(new URLSearchParams(query))).toEqual(design);
  });

  it('keeps other words of the query, and takes back what is as at first', () => {
    const query = writeDesign(FIRST_DESIGN, new URLSearchParams('from=letter&shape=long'));
    expect(query.toString()).toBe('from=letter');
  });

  it.each(['shade=9', 'shade=', 'shape=Long', 'gum=none&line=3'])(
    'reads %s as the first design',
    (query) => {
      expect(readDesign(new URLSearchParams(query))).toEqual(FIRST_DESIGN);
    },
  );
});
