import { describe, expect, it } from 'vitest';
import { loadGallery } from '../../content/gallery.server.ts';
import {
  addressWord,
  EVERYTHING,
  filterCases,
  filterChoices,
  readFilter,
  writeFilter,
} from './case-filter.ts';

const CASES = loadGallery(() => true);
const { concerns, treatments } = filterChoices(CASES);

describe('the filter of the gallery', () => {
  it('finds at least one case for each concern and each treatment', () => {
    for (const concern of concerns) {
      expect(filterCases(CASES, { ...EVERYTHING, concern })).not.toEqual([]);
    }
    for (const treatment of treatments) {
      expect(filterCases(CASES, { ...EVERYTHING, treatment })).not.toEqual([]);
    }
  });

  it('comes back from its address as it was, for every pair', () => {
    for (const concern of ['', ...concerns]) {
      for (const treatment of ['', ...treatments]) {
        const filter = { concern, treatment };
        expect(readFilter(writeFilter(filter, new URLSearchParams()), CASES)).toEqual(filter);
      }
    }
  });

  it('has an address of its own for each word', () => {
    expect(new Set(concerns.map(addressWord)).size).toBe(concerns.length);
    expect(new Set(treatments.map(addressWord)).size).toBe(treatments.length);
  });

  it.each(['concern=nothing-such', 'concern=', 'treatment=__proto__', 'concern=%00', ''])(
    'takes "%s" for everything',
    (query) => {
      expect(readFilter(new URLSearchParams(query), CASES)).toEqual(EVERYTHING);
    },
  );

  it('holds to both wishes at once', () => {
    const left = filterCases(CASES, { concern: 'Bite', treatment: 'Palatal expander' });
    expect(left.map(({ name }) => name)).toEqual(['crossbite']);
  });

  it('leaves what else the address says', () => {
    const params = new URLSearchParams('from=mail&concern=bite');
    expect(writeFilter(EVERYTHING, params).toString()).toBe('from=mail');
  });
});
