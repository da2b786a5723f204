import { dentalArch } from './dental-arch.ts';
import { TOOTH_SIZES } from './tooth-sizes.ts';
import { JAWS, PLACES_IN_HALF_JAW, toothAt, type Jaw, type ToothSet } from './tooth-calendar.ts';

/** The forms that teeth are drawn in; what a place of the jaw has, depends on which tooth stands there. */
export type ToothForm =
  | 'incisor'
  | 'canine'
  | 'upper-premolar'
  | 'lower-premolar'
  | 'upper-molar'
  | 'lower-molar';

const FRONT = ['incisor', 'incisor', 'canine'] as const;

/** Forms, from the front. The first baby molar above is drawn as what it looks like. */
const FORMS: Readonly<Record<ToothSet, Readonly<Record<Jaw, readonly ToothForm[]>>>> = {
  baby: {
    upper: [...FRONT, 'upper-premolar', 'upper-molar'],
    lower: [...FRONT, 'lower-molar', 'lower-molar'],
  },
  permanent: {
    upper: [...FRONT, 'upper-premolar', 'upper-premolar', 'upper-molar', 'upper-molar'],
    lower: [...FRONT, 'lower-premolar', 'lower-premolar', 'lower-molar', 'lower-molar'],
  },
};

/** Between baby teeth there is room once they are all in, and until the first permanent ones come; most of it beside the canines. */
const ROOMY_MONTHS = { from: 31, to: 74 };
const ROOM_MM = { usual: 0.15, roomy: 1, canine: 1.5 };

/** Of the room that a baby tooth takes, what its place in the gum takes before it comes. */
const ROOM_IN_GUM = 0.82;

/** The gum is drawn with a round end: so much before the last tooth's own. */
const GUM_END_MM = 3;

/** From the last molars to the line in the middle between the jaws. */
const REST_MM = 6.4;

const CANINE = 2;

export interface DrawnTooth {
  readonly form: ToothForm;
  readonly look: ToothSet | 'coming';
  /** Of its middle, in mm to the right and toward the throat; the same tooth stands at the left, turned the other way. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly width: number;
  readonly depth: number;
}

export interface DrawnJaw {
  readonly jaw: Jaw;
  readonly teeth: readonly DrawnTooth[];
  /** The gum of the right half, in mm, from the middle on. */
  readonly gum: readonly { readonly x: number; readonly y: number }[];
  /** From the front teeth to the line in the middle between the jaws, in mm. */
  readonly height: number;
}

/**
 * Both jaws at an age, to one scale of millimeters.
 *
 * @param ageMonths of the child
 */
export function layOutMouth(ageMonths: number): readonly DrawnJaw[] {
  return JAWS.map((jaw) => layOutJaw(jaw, ageMonths));
}

function layOutJaw(jaw: Jaw, ageMonths: number): DrawnJaw {
  const arch = dentalArch(jaw, ageMonths);
  const teeth: DrawnTooth[] = [];
  let way = 0;
  for (let place = 0; place < PLACES_IN_HALF_JAW; place += 1) {
    const { set, stage } = toothAt(jaw, place, ageMonths);
    // A baby tooth has its place in the gum from birth; the jaw grows for a molar when it comes.
    if (stage === 'hidden' && set === 'permanent') break;
    const [form, size] = [FORMS[set][jaw][place], TOOTH_SIZES[set][jaw][place]];
    if (!form || !size) throw new RangeError(`no ${set} tooth stands at place ${place}`);
    const room = roomAt(place, ageMonths);
    const middle = way + (room + size.width) / 2;
    way += (room + size.width) * (stage === 'hidden' ? ROOM_IN_GUM : 1);
    if (stage === 'hidden') continue;
    teeth.push({ form, look: stage === 'coming' ? stage : set, ...size, ...arch(middle) });
  }
  const gum = Array.from({ length: Math.ceil((way - GUM_END_MM) / 2) }, (_, step) =>
    arch(step * 2),
  );
  return { jaw, teeth, gum, height: arch(way).y + REST_MM };
}

function roomAt(place: number, ageMonths: number): number {
  if (ageMonths < ROOMY_MONTHS.from || ageMonths > ROOMY_MONTHS.to) return ROOM_MM.usual;
  return place === CANINE ? ROOM_MM.canine : ROOM_MM.roomy;
}
