import type { WrittenCase } from '../../../domain/content/gallery.ts';
import type { Shown } from '../../site/shown.ts';

/** A case with its two pictures of one view. */
export type GalleryCase = Shown<WrittenCase>;
