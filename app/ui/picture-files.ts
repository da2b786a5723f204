/** A picture as a page gets it: its web sizes, its own size and its words. */
export interface PictureFiles {
  /** Format → `srcset`. */
  readonly sources: Readonly<Record<string, string>>;
  /** The address for browsers that choose nothing, and the size of the original in pixels. */
  readonly img: { readonly src: string; readonly w: number; readonly h: number };
  /** The part that narrow screens show, in files of its own, with its size in pixels. */
  readonly phone?: {
    readonly sources: Readonly<Record<string, string>>;
    readonly w: number;
    readonly h: number;
  };
  /** The class that paints its place before it arrives. */
  readonly wash: string;
  readonly title: string;
  readonly caption: string;
  readonly alt: string;
}

/** The screens that show a picture's part for phones: below 768 px at the usual size of text, as in the stylesheets. */
export const PHONE_MEDIA = '(max-width: 47.9375em)';
