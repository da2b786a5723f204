import { changeSmile, type ToothChange } from './change-smile.ts';
import { CROWDED_TEETH } from './crowded-teeth.ts';
import {
  DESIGN_GUM_LINES,
  DESIGN_LINES,
  DESIGN_SHAPES,
  type DesignChoices,
} from './design-choices.ts';
import type { DesignPosition } from './design-position.ts';
import { interpolateSmile } from './interpolate-smile.ts';
import { modelSmile } from './smile-models.ts';
import {
  readToothId,
  TOOTH_IDS,
  type Smile,
  type ToothId,
  type ToothPosition,
  type ToothShade,
} from './teeth.ts';

/** Crowded teeth show at this share of the gallery's case; more would hide the shapes. */
const CROWDING_SHARE = 0.85;
const CROWDED_SPACING = { upper: 0.965, lower: 0.96 };
/** Forms of a front tooth: round ones are oval, square ones all but wholly square, long ones narrower toward the neck. */
const SQUARE_FORM = 0.9;
const LONG_FORM = -0.5;
/** Their edges are flat, short of where wear would be seen as such. */
const SQUARE_WEAR = 0.3;
/** Longer teeth stand a little nearer each other. */
const LONG_SPACING = 0.985;

const UNEVEN_GUM_MM: Partial<Record<ToothId, number>> = {
  '11': 1.35,
  '12': 0.5,
  '13': -0.5,
  '14': 0.5,
  '21': 0.1,
  '22': 1,
  '23': 0.5,
  '24': -0.3,
};
/** The gum of the teeth beside the front teeth commonly stands a little lower. */
const LATERAL_GUM_MM = 0.35;

/** A change for each upper tooth up to a position. */
function upperTeeth(
  last: ToothPosition,
  change: (id: ToothId, position: ToothPosition) => ToothChange,
): Partial<Record<ToothId, ToothChange>> {
  const teeth = TOOTH_IDS.map((id) => ({ id, ...readToothId(id) })).filter(
    ({ isUpper, position }) => isUpper && position <= last,
  );
  return Object.fromEntries(teeth.map(({ id, position }) => [id, change(id, position)]));
}

const shapes: Record<DesignChoices['shape'], (smile: Smile) => Smile> = {
  round: (smile) =>
    changeSmile(smile, {
      teeth: upperTeeth(3, (id, position) => ({
        size: {
          taper: position === 3 ? 0.06 : 0.17,
          widthMm: smile.teeth[id].size.widthMm * (position === 3 ? 1.02 : 1.06),
        },
        offset: { verticalMm: position === 2 ? -0.35 : 0 },
      })),
    }),
  square: (smile) =>
    changeSmile(smile, {
      teeth: upperTeeth(3, (id, position) => ({
        wear: position === 3 ? 0.45 : SQUARE_WEAR,
        size: { widthMm: smile.teeth[id].size.widthMm * 1.02, form: SQUARE_FORM },
        offset: { verticalMm: position === 2 ? 0.45 : 0 },
      })),
    }),
  long: (smile) =>
    changeSmile(smile, {
      upperArch: { spacing: smile.upperArch.spacing * LONG_SPACING },
      teeth: upperTeeth(3, (id, position) => ({
        size: { form: LONG_FORM, lengthMm: smile.teeth[id].size.lengthMm * 1.1 },
        offset: { verticalMm: [0, 1.05, 0.35, 0.5][position] ?? 0 },
      })),
    }),
};

function crowdedPart({ rotation = {}, offset = {} }: ToothChange): ToothChange {
  const share = (values: object) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, Number(value) * CROWDING_SHARE]),
    );
  // The shapes set the height of each edge.
  const { verticalMm: _, ...along } = offset;
  return { rotation: share(rotation), offset: share(along) };
}

const lines: Record<DesignChoices['line'], (smile: Smile) => Smile> = {
  'as-they-are': (smile) =>
    changeSmile(smile, {
      teeth: Object.fromEntries(
        Object.entries(CROWDED_TEETH).map(([id, change]) => [id, crowdedPart(change)]),
      ),
      upperArch: { spacing: smile.upperArch.spacing * CROWDED_SPACING.upper },
      lowerArch: { spacing: smile.lowerArch.spacing * CROWDED_SPACING.lower },
    }),
  'one-turn': (smile) =>
    changeSmile(smile, {
      teeth: {
        '12': {
          rotation: { yawDeg: -11, tipDeg: -3 },
          offset: { outMm: 0.35, alongMm: -0.1 },
          size: { widthMm: smile.teeth['12'].size.widthMm * 1.03 },
        },
      },
    }),
  'in-line': (smile) => smile,
};

const gumLines: Record<DesignChoices['gumLine'], (smile: Smile) => Smile> = {
  'as-it-is': (smile) =>
    changeSmile(smile, {
      teeth: Object.fromEntries(
        Object.entries(UNEVEN_GUM_MM).map(([id, gumMm]): [string, ToothChange] => [id, { gumMm }]),
      ),
    }),
  even: (smile) =>
    changeSmile(smile, {
      teeth: upperTeeth(4, (_, position) => ({ gumMm: position === 2 ? LATERAL_GUM_MM : 0 })),
    }),
};

/** A value of each scale's steps, or what lies between two of them. */
function between<Step extends string>(
  steps: readonly Step[],
  place: number,
  make: Readonly<Record<Step, (smile: Smile) => Smile>>,
  smile: Smile,
): Smile {
  const at = (index: number) => {
    const step = steps[index];
    if (step === undefined) throw new Error(`no step ${index}`);
    return make[step](smile);
  };
  const low = Math.floor(place);
  return low === place ? at(low) : interpolateSmile(at(low), at(low + 1), place - low);
}

/** The smile of the studio's model with a visitor's choices. At whole places it is that of a picture, but for the shade. */
export function designedSmile(
  { shape, line, gumLine }: Omit<DesignPosition, 'shade'>,
  shade: ToothShade,
): Smile {
  const shaped = between(DESIGN_SHAPES, shape, shapes, modelSmile('ovoid', 5, shade));
  const lined = between(DESIGN_LINES, line, lines, shaped);
  return between(DESIGN_GUM_LINES, gumLine, gumLines, lined);
}
