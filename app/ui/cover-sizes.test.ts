import { expect, it } from 'vitest';
import { coverSizes } from './cover-sizes.ts';

const BOXES = [
  { from: 1440, width: 460, height: 520, unit: 'px' },
  { from: 768, width: 33, height: 36, unit: 'vw' },
  { from: 0, width: 300, height: 300, unit: 'px' },
] as const;

it('asks for the width that a tall box needs of a wide picture', () => {
  const img = { src: '', w: 2400, h: 1600 };
  expect(coverSizes({ img }, BOXES)).toBe(
    '(min-width: 90em) 48.75em, (min-width: 48em) 54vw, 28.125em',
  );
});

it('asks for the box’s own width where the picture is tall', () => {
  const img = { src: '', w: 1280, h: 1600 };
  expect(coverSizes({ img }, BOXES)).toBe(
    '(min-width: 90em) 28.75em, (min-width: 48em) 33vw, 18.75em',
  );
});

it('reckons on phones with the part that they show', () => {
  const img = { src: '', w: 2400, h: 1600 };
  const phone = { sources: {}, w: 1280, h: 1600 };
  expect(coverSizes({ img, phone }, BOXES)).toMatch(/, 18.75em$/);
});
