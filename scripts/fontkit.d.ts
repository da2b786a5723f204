/** What is used of fontkit, which comes without types. Lengths are in units of the font. */
declare module 'fontkit' {
  interface Glyph {
    readonly path: { toSVG(): string };
  }
  interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    layout(text: string, features?: readonly string[]): GlyphRun;
  }
  export function create(file: Uint8Array): Font;
}
