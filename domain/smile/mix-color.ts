const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const written = (values: readonly number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** A color, #rrggbb, a part of the way from one to another. */
export function mixColor(from: string, to: string, part: number): string {
  const last = channels(to);
  return written(channels(from).map((value, at) => value + ((last[at] ?? 0) - value) * part));
}

/** A color seen through another, as `mix-blend-mode: multiply` lays them. */
export function multiplyColor(color: string, over: string): string {
  const filter = channels(over);
  return written(channels(color).map((value, at) => (value * (filter[at] ?? 0)) / 255));
}
