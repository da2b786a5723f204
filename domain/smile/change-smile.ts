import type { Smile, Tooth, ToothId } from './teeth.ts';

/** Any part of a value may be left out; what is left out stays as it is. */
type Part<Value> = {
  readonly [Key in keyof Value]?: Value[Key] extends object ? Part<Value[Key]> : Value[Key];
};

export type ToothChange = Part<Tooth>;
export type SmileChange = Omit<Part<Smile>, 'teeth'> & {
  readonly teeth?: Readonly<Partial<Record<ToothId, ToothChange>>>;
};

/** A tooth with some values changed. */
export function changeTooth(tooth: Tooth, change: ToothChange): Tooth {
  return {
    ...tooth,
    ...change,
    size: { ...tooth.size, ...change.size },
    offset: { ...tooth.offset, ...change.offset },
    rotation: { ...tooth.rotation, ...change.rotation },
    shade: { ...tooth.shade, ...change.shade },
  };
}

/** A smile with some values changed; the smile given stays as it is. */
export function changeSmile(smile: Smile, change: SmileChange): Smile {
  const teeth = { ...smile.teeth };
  for (const [id, toothChange] of Object.entries(change.teeth ?? {}) as [ToothId, ToothChange][]) {
    teeth[id] = changeTooth(teeth[id], toothChange);
  }
  return {
    teeth,
    upperArch: { ...smile.upperArch, ...change.upperArch },
    lowerArch: { ...smile.lowerArch, ...change.lowerArch },
    bite: { ...smile.bite, ...change.bite },
    gumRedness: change.gumRedness ?? smile.gumRedness,
  };
}
