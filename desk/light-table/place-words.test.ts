import { expect, it } from 'vitest';
import { PHOTO_VIEWS } from '../../domain/intake/photo-views.ts';
import { sayPut, sayStays, sayStep } from './place-words.ts';

const PLACES = [0, 1, 4];

it('says at each step what would become of a photo', () => {
  expect(sayStep(PLACES, 2, 4)).toBe('Photo 2, place of the upper teeth: swap with photo 3');
  expect(sayStep(PLACES, 2, 5)).toBe('Photo 2, place of the lower teeth: free');
  expect(sayStep(PLACES, 2, 1)).toBe('Photo 2, place of the teeth together: keep it here');
  expect(sayStep(PLACES, 2, null)).toBe('Photo 2, no place');
});

it('says what has become of it', () => {
  expect(sayPut(PLACES, 1, 1)).toBe('photos 1 and 2 changed places');
  expect(sayPut(PLACES, 1, 3)).toBe('photo 1 in the place of the teeth from the right');
  expect(sayStays(PLACES, 1)).toBe('Photo 1 stays in the place of the smile.');
});

it('calls each place by the name of its view', () => {
  for (const [place, view] of PHOTO_VIEWS.entries()) {
    const [name = ''] = /smile|together|left|right|upper|lower/i.exec(view) ?? [];
    expect(sayStep([], 1, place)).toContain(name.toLowerCase());
  }
});
