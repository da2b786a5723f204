import { addToTeeth, type ToothAddition } from './add-to-teeth.ts';
import { changeSmile, type ToothChange } from './change-smile.ts';
import { CROWDED_TEETH, WORN_EDGES } from './crowded-teeth.ts';
import { DESCRIBED_CONCERNS, type DescribedConcern } from './from-answers.ts';
import { DARK_SHADE } from './norms.ts';
import { modelSmile } from './smile-models.ts';
import { readToothId, TOOTH_IDS, type Smile, type ToothId } from './teeth.ts';

type ByTooth<Value> = Readonly<Partial<Record<ToothId, Value>>>;

const UPPER = TOOTH_IDS.filter((id) => readToothId(id).isUpper);
const LOWER_FRONT = ['33', '32', '31', '41', '42', '43', '34', '44'];

/** Lower teeth are small in the picture, and half hidden. */
const LOWER_ALONE = 1.6;
/** To the viewer's right. */
const OFF_CENTER_MM = 1.6;
/** By position, both sides alike. */
const MUCH_GUM_MM = [0, 2.9, 2.2, 2.6, 1.8, 1];
const OLD_CROWN = { neck: '#c9bda6', body: '#c8c0b2', edge: '#beb8ae' };

const each = <Value>(ids: readonly ToothId[], make: (id: ToothId) => Value): ByTooth<Value> =>
  Object.fromEntries(ids.map((id) => [id, make(id)]));

const gums = (heights: ByTooth<number>): ByTooth<ToothAddition> =>
  Object.fromEntries(
    Object.entries(heights).map(([id, gumMm]): [string, ToothAddition] => [id, { gumMm }]),
  );

const timesMore = (values: object, times: number) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value) * times]));

/** Where crowded teeth stand, and nothing of their gums. */
const crowdedPlaces = (isMeant: (id: string) => boolean, times: number): ByTooth<ToothAddition> =>
  Object.fromEntries(
    Object.entries(CROWDED_TEETH)
      .filter(([id]) => isMeant(id))
      .map(([id, { rotation = {}, offset = {} }]): [string, ToothAddition] => [
        id,
        { rotation: timesMore(rotation, times), offset: timesMore(offset, times) },
      ]),
  );

const upperSpacing = (smile: Smile, part: number) => ({ spacing: smile.upperArch.spacing * part });
const lowerSpacing = (smile: Smile, part: number) => ({ spacing: smile.lowerArch.spacing * part });

const shadeAll = (smile: Smile, shade: ToothChange['shade']) =>
  changeSmile(smile, { teeth: each(TOOTH_IDS, (): ToothChange => ({ ...(shade && { shade }) })) });

/** What each concern changes, added to what the others do, so that each can be taken away alone. */
const CHANGES: Readonly<Record<DescribedConcern, (smile: Smile) => Smile>> = {
  overlap: (smile) =>
    changeSmile(
      addToTeeth(
        smile,
        crowdedPlaces(() => true, 1),
      ),
      { upperArch: upperSpacing(smile, 0.96), lowerArch: lowerSpacing(smile, 0.95) },
    ),
  'gap-and-overlap': (smile) =>
    changeSmile(
      addToTeeth(smile, {
        ...crowdedPlaces((id) => LOWER_FRONT.includes(id), LOWER_ALONE),
        '11': { offset: { alongMm: 0.75 }, rotation: { tipDeg: -2 } },
        '21': { offset: { alongMm: 0.7 }, rotation: { tipDeg: -2 } },
        '12': { offset: { alongMm: 0.45 } },
        '22': { offset: { alongMm: 0.4 } },
      }),
      { upperArch: upperSpacing(smile, 1.02), lowerArch: lowerSpacing(smile, 0.95) },
    ),
  'one-turned': (smile) =>
    addToTeeth(smile, {
      '12': { rotation: { yawDeg: -13, tipDeg: -3 }, offset: { outMm: 0.4, alongMm: -0.1 } },
    }),
  'off-center': (smile) =>
    addToTeeth(
      smile,
      each(UPPER, (id) => ({
        offset: { alongMm: readToothId(id).quadrant === 1 ? -OFF_CENTER_MM : OFF_CENTER_MM },
      })),
    ),
  'dull-color': (smile) => {
    const { neck, body, edge } = DARK_SHADE;
    return shadeAll(smile, { neck, body, edge });
  },
  stains: (smile) => shadeAll(smile, { stain: DARK_SHADE.stain }),
  'older-work': (smile) => changeSmile(smile, { teeth: { '11': { shade: OLD_CROWN } } }),
  'worn-edges': (smile) => changeSmile(smile, { teeth: WORN_EDGES }),
  'uneven-edges': (smile) =>
    addToTeeth(smile, {
      '11': { offset: { verticalMm: -0.55 } },
      '12': { offset: { verticalMm: 0.5 } },
      '22': { offset: { verticalMm: -0.35 } },
      '23': { offset: { verticalMm: -0.4 } },
    }),
  'unlike-shapes': (smile) =>
    changeSmile(smile, {
      teeth: { '22': { size: { widthMm: 5.7, lengthMm: 8, taper: 0.8 } } },
    }),
  'much-gum': (smile) =>
    addToTeeth(
      smile,
      each(UPPER, (id) => ({ gumMm: MUCH_GUM_MM[readToothId(id).position] ?? 0 })),
    ),
  'gum-one-side': (smile) =>
    addToTeeth(smile, gums({ '21': 0.9, '22': 1.5, '23': 1.8, '24': 1.4, '25': 0.8 })),
  'uneven-gum': (smile) =>
    addToTeeth(smile, gums({ '11': 1.35, '12': 0.4, '13': -0.5, '22': 1, '23': 0.5, '24': -0.3 })),
  'long-teeth': (smile) =>
    addToTeeth(
      smile,
      gums({
        '31': -2.4,
        '41': -2.1,
        '42': -1.1,
        '43': -2.3,
        '44': -1.7,
        '32': -0.9,
        '33': -1.8,
        '34': -2.1,
      }),
    ),
  'lost-tooth': (smile) => changeSmile(smile, { teeth: { '14': { kind: 'missing' } } }),
};

/** A drawing of what was said: a model in good order, with these concerns and no others. */
export function describedSmile(concerns: readonly DescribedConcern[]): Smile {
  return DESCRIBED_CONCERNS.filter((concern) => concerns.includes(concern)).reduce(
    (smile, concern) => CHANGES[concern](smile),
    modelSmile('ovoid', 5),
  );
}
