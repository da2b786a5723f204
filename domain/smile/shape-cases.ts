import { changeSmile, type ToothChange } from './change-smile.ts';
import { DARK_SHADE, LIGHT_SHADE } from './norms.ts';
import { modelSmile } from './smile-models.ts';
import type { SmileCase } from './smile-case.ts';
import type { ToothId } from './teeth.ts';

const FRONT_UPPER: readonly ToothId[] = ['13', '12', '11', '21', '22', '23'];
const FRONT_LOWER: readonly ToothId[] = ['33', '32', '31', '41', '42', '43'];

function each(ids: readonly ToothId[], change: (id: ToothId, index: number) => ToothChange) {
  return Object.fromEntries(ids.map((id, index) => [id, change(id, index)]));
}

const wornEdges: SmileCase = {
  name: 'worn-edges',
  title: 'Worn edges',
  concern: 'Tooth shape',
  treatments: ['Bonding', 'Veneers', 'Crowns'],
  change:
    'Front teeth that had worn short and flat have their length and soft corners back. The canines have their tips again.',
  beforeAlt:
    'Digital model of teeth from the front: short upper front teeth with flat, uneven edges, and canines without tips.',
  afterAlt:
    'The same model: longer front teeth with whole edges and rounded corners, and canines with tips.',
  before: changeSmile(modelSmile('square', 7), {
    // Worn teeth keep growing toward each other, so the edges still meet.
    bite: { overbiteMm: 4.7 },
    teeth: {
      ...each(FRONT_UPPER, (_, index) => ({
        wear: [1.5, 1.25, 1.55, 1.4, 1.2, 1.45][index] ?? 1.3,
      })),
      ...each(FRONT_LOWER, (_, index) => ({ wear: [1.1, 1.0, 1.1, 1.05, 0.95, 1.15][index] ?? 1 })),
    },
  }),
  after: modelSmile('square', 7),
};

const chippedTooth: SmileCase = {
  name: 'chipped-tooth',
  title: 'A chipped front tooth',
  concern: 'Tooth shape',
  treatments: ['Bonding', 'Veneers'],
  change:
    'The broken corner of one upper front tooth is rebuilt, so that the two front teeth match again.',
  beforeAlt:
    'Digital model of teeth from the front: one of the two upper central teeth has lost the outer corner of its edge.',
  afterAlt: 'The same model: the corner is whole and the two central teeth mirror each other.',
  before: changeSmile(modelSmile('tapered', 8), {
    teeth: { '21': { chipMm: 2.3, chipAtMm: 2.7 }, '11': { chipMm: 0.25, chipAtMm: -3 } },
  }),
  after: modelSmile('tapered', 8),
};

const pegLateral: SmileCase = {
  name: 'peg-lateral',
  title: 'Small lateral teeth',
  concern: 'Tooth shape',
  treatments: ['Bonding', 'Veneers'],
  change:
    'The teeth beside the two front teeth were small and pointed, with gaps around them. They now have an ordinary size and outline, and the gaps are gone.',
  beforeAlt:
    'Digital model of teeth from the front: the teeth beside the two upper central ones are small and cone-shaped, with gaps on both sides.',
  afterAlt: 'The same model: the lateral teeth are of ordinary size and touch their neighbors.',
  before: changeSmile(modelSmile('ovoid', 9), {
    teeth: {
      '12': {
        size: { widthMm: 5.5, lengthMm: 7.4, depthMm: 5.2, taper: 1 },
        offset: { verticalMm: -0.9 },
      },
      '22': {
        size: { widthMm: 5.7, lengthMm: 7.8, depthMm: 5.4, taper: 0.85 },
        offset: { verticalMm: -0.7 },
      },
      '11': { offset: { alongMm: 0.15 } },
      '21': { offset: { alongMm: 0.15 } },
    },
  }),
  after: modelSmile('ovoid', 9),
};

const discoloration: SmileCase = {
  name: 'discoloration',
  title: 'Darkened teeth',
  concern: 'Color',
  treatments: ['Whitening', 'Veneers'],
  change:
    'The teeth were yellow, with stains along the gum, and one front tooth was gray-brown. They are lighter now and of one color.',
  beforeAlt:
    'Digital model of teeth from the front: yellowed teeth with brown stains near the gum, and one upper front tooth clearly darker than the rest.',
  afterAlt: 'The same model: all teeth in one light shade.',
  before: changeSmile(modelSmile('tapered', 10, DARK_SHADE), {
    teeth: {
      '21': { shade: { neck: '#ad9069', body: '#c2ab8b', edge: '#ab9f8e', stain: 0.6 } },
    },
  }),
  after: modelSmile('tapered', 10, LIGHT_SHADE),
};

/** Form and color of the teeth themselves. */
export const SHAPE_CASES: readonly SmileCase[] = [
  wornEdges,
  chippedTooth,
  pegLateral,
  discoloration,
];
