import { addToTeeth, type ToothAddition } from './add-to-teeth.ts';
import { changeSmile, type ToothChange } from './change-smile.ts';
import { CROWDED_TEETH, WORN_EDGES } from './crowded-teeth.ts';
import { DESCRIBED_CONCERNS, type DescribedConcern } from './described-concerns.ts';
import { DARK_SHADE } from './norms.ts';
import { modelSmile } from './smile-models.ts';
import { readToothId, TOOTH_IDS, type Smile, type ToothId } from './teeth.ts';

type ByTooth<Value> = Readonly<Partial<Record<ToothId, Value>>>;

const UPPER = TOOTH_IDS.filter((id) => readToothId(id).isUpper);
const LOWER_FRONT = new Set(['33', '32', '31', '41', '42', '43', '34', '44']);

/** Lower teeth are small in the picture, and half hidden. */
const LOWER_ALONE = 1.6;
/** To the viewer's right. */
const OFF_CENTER_MM = 1.6;
const WORN_TIMES = 2.6;
/** However much gum several answers add up to, so much of a tooth is seen. */
const LEAST_SEEN_MM = 3;
/** Beyond this, wear takes so much off an edge: art/smiles/renderer/tooth-shape.c. */
const SHORTENING = { fromWear: 0.6, mmAWear: 2.2 };
/** By position, both sides alike. */
const MUCH_GUM_MM = [0, 2.9, 2.2, 2.6, 1.8, 1];
/** Brown at the neck, which the body keeps out of the rest. */
const STAINED = { neck: '#a5793f', stain: 1 };
const OLD_CROWN = { neck: '#c9bda6', body: '#c8c0b2', edge: '#beb8ae' };

/** As the gallery's worn edges, the upper ones far enough to be seen in a small picture; the lower ones still stand behind the chipped corner. */
const WORN: ByTooth<ToothChange> = {
  ...Object.fromEntries(
    Object.entries(WORN_EDGES).map(([id, { wear = 0 }]) => [
      id,
      { wear: LOWER_FRONT.has(id) ? wear : wear * WORN_TIMES },
    ]),
  ),
  '21': { wear: 0.85, chipMm: 1.3, chipAtMm: 2.5 },
};

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
        ...crowdedPlaces((id) => LOWER_FRONT.has(id), LOWER_ALONE),
        '11': { offset: { alongMm: 0.75 }, rotation: { tipDeg: -2 } },
        '21': { offset: { alongMm: 0.7 }, rotation: { tipDeg: -2 } },
        '12': { offset: { alongMm: 0.45 } },
        '22': { offset: { alongMm: 0.4 } },
      }),
      { upperArch: upperSpacing(smile, 1.02), lowerArch: lowerSpacing(smile, 0.95) },
    ),
  'one-turned': (smile) =>
    addToTeeth(smile, {
      '12': { rotation: { yawDeg: -24, tipDeg: -4 }, offset: { outMm: 0.8, alongMm: -0.1 } },
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
  stains: (smile) => shadeAll(smile, STAINED),
  'older-work': (smile) => changeSmile(smile, { teeth: { '11': { shade: OLD_CROWN } } }),
  'worn-edges': (smile) => changeSmile(smile, { teeth: WORN }),
  'uneven-edges': (smile) =>
    addToTeeth(smile, {
      '11': { offset: { verticalMm: -1 } },
      '12': { offset: { verticalMm: 0.8 } },
      '22': { offset: { verticalMm: -0.8 } },
      '23': { offset: { verticalMm: -0.7 } },
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
    addToTeeth(smile, gums({ '21': 1.6, '22': 2.4, '23': 2.7, '24': 2.1, '25': 1.2 })),
  'uneven-gum': (smile) =>
    addToTeeth(smile, gums({ '11': 2.2, '12': 0.5, '13': -0.6, '22': 1.9, '23': 0.8, '24': -0.4 })),
  'long-teeth': (smile) =>
    addToTeeth(
      smile,
      gums({
        '31': -3.3,
        '41': -2.9,
        '42': -1.6,
        '43': -3.1,
        '44': -2.3,
        '32': -1.4,
        '33': -2.6,
        '34': -2.8,
      }),
    ),
  'lost-tooth': (smile) => changeSmile(smile, { teeth: { '14': { kind: 'missing' } } }),
};

/** A smile none of whose teeth is lost under its gum. */
function keepTeethSeen(smile: Smile): Smile {
  const seen = TOOTH_IDS.map((id): [ToothId, ToothChange] => {
    const { size, wear, chipMm, gumMm } = smile.teeth[id];
    const lostMm = Math.max(0, wear - SHORTENING.fromWear) * SHORTENING.mmAWear + chipMm;
    return [id, { gumMm: Math.min(gumMm, size.lengthMm - lostMm - LEAST_SEEN_MM) }];
  });
  return changeSmile(smile, { teeth: Object.fromEntries(seen) });
}

/** A drawing of what was said: a model in good order, with these concerns and no others. */
export function describedSmile(concerns: readonly DescribedConcern[]): Smile {
  const smile = DESCRIBED_CONCERNS.filter((concern) => concerns.includes(concern)).reduce(
    (changed, concern) => CHANGES[concern](changed),
    modelSmile('ovoid', 5),
  );
  return keepTeethSeen(smile);
}
