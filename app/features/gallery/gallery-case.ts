import type { PictureFiles } from '../../ui/picture-files.ts';

/** What is said of one modeled case; it is never a patient's. */
export interface CaseWords {
  /** Kebab-case: the case's address within the page. */
  readonly name: string;
  readonly title: string;
  readonly concern: string;
  readonly treatments: readonly string[];
  /** What changes, in words. */
  readonly change: string;
  /** How long it usually takes. */
  readonly length: string;
  /** How it usually goes, in order. */
  readonly course: string;
}

/** A case with its two pictures of one view. */
export interface GalleryCase extends CaseWords {
  readonly before: PictureFiles;
  readonly after: PictureFiles;
}
