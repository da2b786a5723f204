import { changeSmile } from './change-smile.ts';
import { modelSmile } from './smile-models.ts';
import type { SmileCase } from './smile-case.ts';

const deepBite: SmileCase = {
  name: 'deep-bite',
  title: 'A deep overbite',
  concern: 'Bite',
  treatments: ['Clear aligners', 'Braces'],
  change:
    'The upper front teeth covered almost all of the lower ones. Now they cover about a quarter, and the lower teeth can be seen.',
  beforeAlt:
    'Digital model of teeth from the front: the upper front teeth reach so far down that the lower front teeth are almost hidden.',
  afterAlt: 'The same model: the upper front teeth cover only the tips of the lower ones.',
  before: changeSmile(modelSmile('square', 4), {
    bite: { overbiteMm: 6.6, overjetMm: 3.6 },
    teeth: {
      '11': { rotation: { torqueDeg: -7 }, offset: { verticalMm: 0.5 } },
      '21': { rotation: { torqueDeg: -7 }, offset: { verticalMm: 0.5 } },
      '12': { rotation: { torqueDeg: 3, yawDeg: -6 }, offset: { outMm: 0.4 } },
      '22': { rotation: { torqueDeg: 3, yawDeg: -5 }, offset: { outMm: 0.4 } },
    },
  }),
  after: modelSmile('square', 4),
};

const openBite: SmileCase = {
  name: 'open-bite',
  title: 'An open bite',
  concern: 'Bite',
  treatments: ['Clear aligners', 'Braces'],
  change:
    'With the back teeth together, the front teeth did not meet. The gap is closed, and the upper front teeth overlap the lower ones by a little.',
  beforeAlt:
    'Digital model of teeth from the front: the back teeth meet, but a dark, lens-shaped gap stays open between the upper and lower front teeth.',
  afterAlt:
    'The same model: the gap is closed and the upper front teeth overlap the lower ones a little.',
  before: changeSmile(modelSmile('ovoid', 5), {
    bite: { openMm: 2.6, overjetMm: 2.9 },
    upperArch: { curvature: 1.08 },
    teeth: {
      '11': { rotation: { torqueDeg: 3 } },
      '21': { rotation: { torqueDeg: 3 } },
      '12': { rotation: { yawDeg: 4 } },
    },
  }),
  after: modelSmile('ovoid', 5),
};

const crossbite: SmileCase = {
  name: 'crossbite',
  title: 'A crossbite',
  concern: 'Bite',
  treatments: ['Palatal expander', 'Braces', 'Clear aligners'],
  change:
    'Upper teeth on one side stood behind the lower ones. The upper arch is wider now, and its teeth stand outside the lower teeth all the way round.',
  beforeAlt:
    'Digital model of teeth from the front: on the left side of the picture the upper lateral tooth, canine and premolars stand behind the lower teeth.',
  afterAlt: 'The same model: all upper teeth stand just outside the lower teeth.',
  before: changeSmile(modelSmile('tapered', 6), {
    upperArch: { curvature: 1.12 },
    teeth: {
      '12': { offset: { outMm: -3.4, verticalMm: 0.5 }, rotation: { yawDeg: 6, torqueDeg: -6 } },
      '13': { offset: { outMm: -2.9, verticalMm: 0.2 }, rotation: { torqueDeg: -5 } },
      '14': { offset: { outMm: -2.8 }, rotation: { torqueDeg: -3 } },
      '15': { offset: { outMm: -2.7 } },
      '16': { offset: { outMm: -2.6 } },
      '17': { offset: { outMm: -2.4 } },
      '42': { offset: { outMm: 0.6, verticalMm: 0.3 } },
      '43': { offset: { outMm: 0.5 } },
    },
  }),
  after: modelSmile('tapered', 6),
};

/** Jaws and front teeth that do not meet as they should. */
export const BITE_CASES: readonly SmileCase[] = [deepBite, openBite, crossbite];
