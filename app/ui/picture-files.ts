/** A picture as a page gets it: its web sizes, its own size and its words. */
export interface PictureFiles {
  /** Format → `srcset`. */
  readonly sources: Readonly<Record<string, string>>;
  /** The fallback's address, and the size of the original in pixels. */
  readonly img: { readonly src: string; readonly w: number; readonly h: number };
  readonly title: string;
  readonly caption: string;
  readonly alt: string;
}
