import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDesignPosition } from '../../../tests/support/any-design-position.ts';
import { PRACTICE } from '../../../tests/support/site-content.ts';
import { DESIGN_STEPS, type DesignScale } from '../../../domain/smile/design-position.ts';
import { designedSmile } from '../../../domain/smile/designed-smile.ts';
import { LIGHT_SHADE } from '../../../domain/smile/norms.ts';
import { loadPage } from '../../content/page.server.ts';
import { sayPlaceOn, sayPosition } from './design-sentence.ts';

const STATES = 2_000;
const { studio } = loadPage('designs', PRACTICE);
const SCALES: readonly DesignScale[] = ['shape', 'shade', 'line', 'gumLine'];

/** A front tooth's form, as the sentence names it. */
const formOf = (shape: number) =>
  designedSmile({ shape, line: 2, gumLine: 1 }, LIGHT_SHADE).teeth['11'].size.form;

it('says any design in a whole sentence, and any place of a slider in words', () => {
  fc.assert(
    fc.property(anyDesignPosition, (position) => {
      const sentence = sayPosition(studio, position);
      expect(sentence).toMatch(/^[A-Z][a-z -]+ teeth in shade \d( to \d)?, .+, under .+\.$/);
      const said = SCALES.map((scale) => sayPlaceOn(studio, scale, position[scale]));
      for (const words of [sentence, ...said])
        expect(words).not.toMatch(/undefined|NaN|\[object|^$|\s{2}/);
    }),
    { numRuns: STATES },
  );
});

it('names the shape that is drawn', () => {
  const [round, square, long] = DESIGN_STEPS.shape.map((_, step) => formOf(step));
  expect(round).toBe(0);
  expect(square).toBeGreaterThan(0.5);
  expect(long).toBeLessThan(0);
  fc.assert(
    fc.property(anyDesignPosition, (position) => {
      const said = sayPosition(studio, position).toLowerCase();
      const form = formOf(position.shape);
      // Between round and square teeth grow squarer, between square and long narrower at the neck; words name both ends of where they are.
      const isPastSquare = position.shape > 1;
      expect(form).toBeCloseTo(
        isPastSquare
          ? (square ?? 0) + ((long ?? 0) - (square ?? 0)) * (position.shape - 1)
          : (square ?? 0) * position.shape,
        6,
      );
      const [from, to] = isPastSquare ? ['square', 'long'] : ['round', 'square'];
      if (Number.isInteger(position.shape))
        expect(said).toContain(DESIGN_STEPS.shape[position.shape]);
      else expect(said).toContain(`${from} to ${to} teeth`);
    }),
    { numRuns: STATES / 4 },
  );
});
