import type { Smile, Tooth, ToothId } from './teeth.ts';

/** How far a tooth goes from where it is. */
export interface ToothAddition {
  readonly offset?: Partial<Tooth['offset']>;
  readonly rotation?: Partial<Tooth['rotation']>;
  readonly gumMm?: number;
}

/** A smile with teeth moved, turned or covered by so much more than they were; the smile given stays as it is. */
export function addToTeeth(
  smile: Smile,
  additions: Readonly<Partial<Record<ToothId, ToothAddition>>>,
): Smile {
  const teeth = { ...smile.teeth };
  for (const [id, addition] of Object.entries(additions) as [ToothId, ToothAddition][]) {
    const tooth = teeth[id];
    teeth[id] = {
      ...tooth,
      offset: sum(tooth.offset, addition.offset),
      rotation: sum(tooth.rotation, addition.rotation),
      gumMm: tooth.gumMm + (addition.gumMm ?? 0),
    };
  }
  return { ...smile, teeth };
}

function sum<Values extends object>(values: Values, more: Partial<Values> = {}): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Number(value) + Number(more[name as keyof Values] ?? 0),
    ]),
  ) as Values;
}
