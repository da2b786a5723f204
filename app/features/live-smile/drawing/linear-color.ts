/** A color, #rrggbb, as amounts of light from 0 to 1. */
export function linearColor(color: string): [red: number, green: number, blue: number] {
  const channel = (at: number) => {
    const written = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return written <= 0.04045 ? written / 12.92 : ((written + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}
