import { changeSmile, type ToothChange } from './change-smile.ts';
import { modelSmile } from './smile-models.ts';
import type { SmileCase } from './smile-case.ts';
import type { ToothId } from './teeth.ts';

const gums = (heights: Readonly<Partial<Record<ToothId, number>>>) =>
  Object.fromEntries(
    Object.entries(heights).map(([id, gumMm]): [string, ToothChange] => [id, { gumMm }]),
  );

/** Short laterals, turned a little, and canines that stand out: this imagined person's own. */
const gummySmileTeeth = changeSmile(modelSmile('broad', 11), {
  teeth: {
    '12': { size: { lengthMm: 9.1 }, rotation: { yawDeg: 4 } },
    '22': { size: { lengthMm: 9.2 }, rotation: { yawDeg: -4 } },
    '13': { offset: { outMm: 0.3, alongMm: -0.2 } },
    '23': { offset: { outMm: 0.3, alongMm: -0.2 } },
    '31': { rotation: { yawDeg: 7 } },
    '41': { offset: { outMm: 0.3 }, rotation: { yawDeg: -5 } },
    '42': { rotation: { yawDeg: 8 } },
  },
});

const gummySmile: SmileCase = {
  name: 'gummy-smile',
  title: 'Much gum, short teeth',
  concern: 'Gums',
  treatments: ['Gum contouring'],
  change:
    'Gum covered a good part of the upper front teeth, so that they looked short and square. With the gum line higher, their whole length can be seen.',
  beforeAlt:
    'Digital model of teeth from the front: a broad band of gum covers the upper teeth, which look short and square.',
  afterAlt:
    'The same model: the gum line is higher and even, and the upper teeth have their full length.',
  before: changeSmile(gummySmileTeeth, {
    teeth: gums({
      '15': 1.3,
      '14': 2.2,
      '13': 3.3,
      '12': 3.0,
      '11': 3.7,
      '21': 3.5,
      '22': 2.8,
      '23': 3.4,
      '24': 2.1,
      '25': 1.2,
    }),
    gumRedness: 0.25,
  }),
  after: gummySmileTeeth,
};

const recession: SmileCase = {
  name: 'recession',
  title: 'Receding gums',
  concern: 'Gums',
  treatments: ['Gum grafting'],
  change:
    'The gum had drawn back from several teeth and left the yellow roots bare. It covers the roots again, in one even line.',
  beforeAlt:
    'Digital model of teeth from the front: at the canines, premolars and lower front teeth the gum has drawn back, so that these teeth look long and show their darker roots.',
  afterAlt: 'The same model: the gum covers all roots and its line is even.',
  before: changeSmile(modelSmile('square', 12), {
    teeth: gums({
      '15': -1.4,
      '14': -2.2,
      '13': -2.9,
      '12': -0.5,
      '21': -0.7,
      '22': -0.4,
      '23': -2.3,
      '24': -2.4,
      '25': -1.2,
      '31': -2.5,
      '41': -2.1,
      '42': -1.1,
      '43': -2.4,
      '44': -1.8,
      '32': -0.9,
      '33': -1.8,
      '34': -2.2,
    }),
    gumRedness: 0.35,
  }),
  after: modelSmile('square', 12),
};

const missingTooth: SmileCase = {
  name: 'missing-tooth',
  title: 'A missing tooth',
  concern: 'Missing tooth',
  treatments: ['Dental implant', 'Crowns'],
  change:
    'An upper tooth beside the front teeth was missing. A crown on an implant stands in its place and matches its neighbors.',
  beforeAlt:
    'Digital model of teeth from the front: between an upper central tooth and the canine there is a gap where a tooth is missing, closed over by gum.',
  afterAlt: 'The same model: a crown fills the gap and matches the teeth beside it.',
  before: changeSmile(modelSmile('tapered', 13), {
    teeth: {
      '22': { kind: 'missing' },
      '23': { rotation: { tipDeg: 3 }, offset: { alongMm: -0.3 } },
      '21': { offset: { alongMm: 0.1 } },
    },
  }),
  after: changeSmile(modelSmile('tapered', 13), { teeth: { '22': { kind: 'implant' } } }),
};

/** Gum line, roots, and teeth that are gone. */
export const GUM_CASES: readonly SmileCase[] = [gummySmile, recession, missingTooth];
