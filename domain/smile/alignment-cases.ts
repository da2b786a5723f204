import { changeSmile } from './change-smile.ts';
import { CROWDED_TEETH, WORN_EDGES } from './crowded-teeth.ts';
import { DARK_SHADE, LIGHT_SHADE, normalSmile } from './norms.ts';
import type { SmileCase } from './smile-case.ts';

/** Several concerns in one model, and all of them met: crowding, worn and chipped edges, color, gum line. */
export const WHOLE_SMILE: SmileCase = {
  name: 'smile',
  title: 'A whole smile',
  concern: 'Alignment',
  treatments: ['Clear aligners', 'Bonding', 'Whitening', 'Gum contouring'],
  change:
    'Turned and crowded teeth come into line, the chipped and worn edges are whole, the shade is lighter, and the gum line is even.',
  beforeAlt:
    'Digital model of upper and lower teeth from the front: teeth turned and crowded, worn edges and a chipped front tooth, a yellow shade, an uneven gum line.',
  afterAlt:
    'The same digital model with teeth in line, edges whole, a lighter shade and an even gum line.',
  before: changeSmile(
    changeSmile(normalSmile(DARK_SHADE), {
      teeth: CROWDED_TEETH,
      upperArch: { curvature: 1.16, spacing: 0.925 },
      lowerArch: { curvature: 1.16, spacing: 0.9 },
      gumRedness: 1,
    }),
    { teeth: WORN_EDGES },
  ),
  after: normalSmile(LIGHT_SHADE),
};

const crowding: SmileCase = {
  name: 'crowding',
  title: 'Crowded front teeth',
  concern: 'Alignment',
  treatments: ['Clear aligners', 'Braces'],
  change:
    'Front teeth that overlapped and turned now stand side by side on one even curve. Shape and color are as they were.',
  beforeAlt:
    'Digital model of teeth from the front: upper and lower front teeth overlap, some turned, some set behind their neighbors, in a narrow arch.',
  afterAlt: 'The same model: every front tooth in line along a wider, even arch.',
  before: changeSmile(normalSmile(), {
    teeth: CROWDED_TEETH,
    upperArch: { curvature: 1.16, spacing: 0.925 },
    lowerArch: { curvature: 1.16, spacing: 0.9 },
    gumRedness: 0.5,
  }),
  after: normalSmile(),
};

const spacing: SmileCase = {
  name: 'spacing',
  title: 'Gaps between teeth',
  concern: 'Alignment',
  treatments: ['Clear aligners', 'Braces'],
  change:
    'A wide gap between the two upper front teeth and smaller gaps beside them are closed, above and below.',
  beforeAlt:
    'Digital model of teeth from the front: a wide gap between the two upper central teeth, and narrow gaps between the other front teeth.',
  afterAlt: 'The same model: the front teeth touch one another and no gap is left.',
  before: changeSmile(normalSmile(), {
    upperArch: { curvature: 0.94, spacing: 1.085 },
    lowerArch: { curvature: 0.94, spacing: 1.07 },
    teeth: {
      '11': { offset: { alongMm: 0.75 }, rotation: { tipDeg: -3, yawDeg: 3 } },
      '21': { offset: { alongMm: 0.6 }, rotation: { tipDeg: -2, yawDeg: -2 } },
      '12': { offset: { alongMm: 0.45, outMm: 0.2 }, rotation: { yawDeg: -5 } },
      '22': { offset: { alongMm: 0.1 }, rotation: { yawDeg: 4, tipDeg: 3 } },
      '31': { offset: { alongMm: 0.35 } },
      '42': { rotation: { yawDeg: 6 } },
    },
  }),
  after: normalSmile(),
};

/** Teeth out of line. */
export const ALIGNMENT_CASES: readonly SmileCase[] = [crowding, spacing];
