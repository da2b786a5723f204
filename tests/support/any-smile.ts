import fc from 'fast-check';
import { changeSmile } from '../../domain/smile/change-smile.ts';
import { DESCRIBED_CONCERNS } from '../../domain/smile/described-concerns.ts';
import { describedSmile } from '../../domain/smile/described-smile.ts';
import { designedSmile } from '../../domain/smile/designed-smile.ts';
import { interpolateSmile } from '../../domain/smile/interpolate-smile.ts';
import { LIGHT_SHADE } from '../../domain/smile/norms.ts';
import { SMILE_CASES } from '../../domain/smile/smile-cases.ts';
import { TOOTH_IDS } from '../../domain/smile/teeth.ts';
import { anyDesignPosition } from './any-design-position.ts';

const anyCase = fc.constantFrom(...SMILE_CASES);

/** Every tooth's form anything from tapered to square, each for itself. */
const anyForms = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), {
  minLength: TOOTH_IDS.length,
  maxLength: TOOTH_IDS.length,
});

/** Any smile that a page can be asked for: of the studio, of the quiz's answers, and of any case on its way to any other, also with teeth of other forms. */
export const anySmile = fc.oneof(
  anyDesignPosition.map((position) => designedSmile(position, LIGHT_SHADE)),
  fc.subarray([...DESCRIBED_CONCERNS]).map(describedSmile),
  fc
    .tuple(anyCase, anyCase, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([from, to, part]) => interpolateSmile(from.before, to.after, part)),
  fc.tuple(anyCase, anyForms).map(([{ before }, forms]) =>
    changeSmile(before, {
      teeth: Object.fromEntries(
        TOOTH_IDS.map((id, index) => [id, { size: { form: forms[index] ?? 0 } }]),
      ),
    }),
  ),
);
