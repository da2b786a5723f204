import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateOf } from './card-state.ts';
import { readEntry, type SignedEntry } from './entries.ts';
import {
  lastLaid,
  photoIn,
  placesOf,
  placesOfForm,
  PLACE_COUNT,
  putPhoto,
  titleOfPhoto,
  writePlaces,
} from './photo-places.ts';

const idOf = (number: number): string => `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`;
const signed = (number: number, words: object): SignedEntry =>
  ({
    card: 'id',
    person: number,
    at: '2026-12-01T13:00:00Z',
    number,
    id: idOf(number),
    ...words,
  }) as SignedEntry;
const laid = (number: number, ...places: string[]): SignedEntry =>
  signed(number, { is: 'laid', places });

describe('where photos lie', () => {
  it('is the order of the form where nobody has put them elsewhere', () => {
    expect(placesOf([], 3)).toEqual([0, 1, 2]);
    expect(placesOf([signed(1, { is: 'note', text: 'x' })], 0)).toEqual([]);
    expect(lastLaid([], 3)).toBeUndefined();
    expect(titleOfPhoto(placesOf([], 3), 3)).toBe('Teeth from the left');
  });

  it('is what the last one says, with who said it', () => {
    const entries = [laid(1, 'lower', 'upper'), laid(2, 'left', 'upper')];
    expect(placesOf(entries, 2)).toEqual([2, 4]);
    expect(lastLaid(entries, 2)?.person).toBe(2);
    expect(titleOfPhoto(placesOf(entries, 2), 2)).toBe('Upper teeth');
  });

  it('is as before once the last one is taken back', () => {
    const first = laid(1, 'lower', 'upper');
    const both = [first, laid(2, 'left', 'upper')];
    const back = [...both, signed(3, { is: 'undo', of: idOf(2) })];
    expect(placesOf(stateOf(back).entries, 2)).toEqual([5, 4]);
    const none = [...back, signed(4, { is: 'undo', of: idOf(1) })];
    expect(placesOf(stateOf(none).entries, 2)).toEqual([0, 1]);
  });

  it.each([
    ['a place twice', ['upper', 'upper']],
    ['a place that there is not', ['upper', 'palate']],
    ['a place of no name', ['upper', '']],
    ['a photo that did not come', ['upper', 'lower', 'left']],
    ['a photo too few', ['upper']],
    ['nothing', []],
  ])('is not what names %s', (_, places) => {
    expect(placesOf([laid(1, ...places)], 2)).toEqual([0, 1]);
    // What stood before it stands.
    expect(placesOf([laid(1, 'lower', 'upper'), laid(2, ...places)], 2)).toEqual([5, 4]);
  });

  it('is not what a program has written that means other places', () => {
    const words = { is: 'laid', id: idOf(1), card: 'id' };
    expect(readEntry(JSON.stringify({ ...words, places: ['upper'] }))).toBeDefined();
    for (const places of [undefined, null, 'upper', [1], { 1: 'upper' }]) {
      expect(readEntry(JSON.stringify({ ...words, places }))).toBeUndefined();
    }
  });

  it('says more photos than there are views by their number', () => {
    const places = placesOf([laid(1, 'upper')], 7);
    expect(places).toHaveLength(7);
    expect(titleOfPhoto(places, 7)).toBe('Photo 7');
  });
});

describe('putting a photo in a place', () => {
  it('lets the two change places', () => {
    expect(putPhoto([0, 1, 2], 1, 2)).toEqual([2, 1, 0]);
  });

  it('takes an empty place, and leaves its own empty', () => {
    const places = putPhoto([0, 1], 2, 5);
    expect(places).toEqual([0, 5]);
    expect([photoIn(places, 5), photoIn(places, 1)]).toEqual([2, undefined]);
  });

  const puts = fc.array(fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: PLACE_COUNT - 1 })));

  it('keeps each photo in one place of its own, however often, and can be stored', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), puts, (count, all) => {
        let places = placesOfForm(count);
        for (const [at, to] of all) {
          const before = places;
          const photo = (at % count) + 1;
          places = putPhoto(places, photo, to);
          expect(photoIn(places, to)).toBe(photo);
          expect(putPhoto(places, photo, before[photo - 1] ?? 0)).toEqual(before);
        }
        expect(new Set(places).size).toBe(count);
        expect(placesOf([laid(1, ...writePlaces(places))], count)).toEqual(places);
      }),
    );
  });

  it('reads whatever is stored without a fault', () => {
    const keys = fc.constantFrom('smile', 'together', 'left', 'right', 'upper', 'lower', 'x', '');
    fc.assert(
      fc.property(fc.nat({ max: 6 }), fc.array(fc.array(keys)), (count, all) => {
        const places = placesOf(
          all.map((one, at) => laid(at, ...one)),
          count,
        );
        expect(places).toHaveLength(count);
        expect(new Set(places).size).toBe(count);
        expect(places.every((place) => place >= 0 && place < PLACE_COUNT)).toBe(true);
      }),
    );
  });
});
