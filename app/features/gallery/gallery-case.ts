import type { WrittenCase } from '../../../domain/content/gallery.ts';
import type { PageContentOf } from '../../site/page-content.ts';
import type { Shown } from '../../site/shown.ts';

/** What the gallery says around its cases: content/pages/gallery.yaml. */
export type GalleryWords = PageContentOf<'gallery'>['gallery'];

/** A case with its two pictures of one view. */
export type GalleryCase = Shown<WrittenCase>;
