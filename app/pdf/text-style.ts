/** The four faces of a document; `app/pdf/fonts` has a file for each. */
export const FACES = ['display', 'displayItalic', 'body', 'bodyBold'] as const;

export type Face = (typeof FACES)[number];

/** The fonts' bytes (WOFF). */
export type FontFiles = Readonly<Record<Face, Uint8Array>>;

/** The files below `app/pdf/fonts`. */
export const FONT_FILE_NAMES: Readonly<Record<Face, string>> = {
  display: 'cormorant-500.woff',
  displayItalic: 'cormorant-500-italic.woff',
  body: 'hanken-grotesk-400.woff',
  bodyBold: 'hanken-grotesk-600.woff',
};

/** Height of capitals over the size: text is centered in its line by them. */
export const CAP_HEIGHT_EM: Readonly<Record<Face, number>> = {
  display: 0.63,
  displayItalic: 0.63,
  body: 0.7,
  bodyBold: 0.7,
};

export interface TextStyle {
  readonly face: Face;
  readonly sizePt: number;
  readonly leadingPt: number;
  readonly color: string;
  /** Space added between letters, over the size; negative draws them together. */
  readonly trackingEm?: number;
  /** Beside kerning and ligatures: lining and tabular figures. */
  readonly features?: readonly ('lnum' | 'tnum')[];
}

/** Text in one style. */
export interface Run {
  readonly text: string;
  readonly style: TextStyle;
  /** A full address, or `#name` for a place within the document. */
  readonly href?: string | undefined;
}
