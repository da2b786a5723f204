/** The part of subset-font's interface that is used here; the package has no types of its own. */
declare module 'subset-font' {
  /** The axis' one value, or its range. */
  type Axis = number | { min: number; max: number; default?: number };

  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'woff';
      variationAxes: Record<string, Axis>;
      /** All, unless named. */
      keepFeatures?: readonly string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
