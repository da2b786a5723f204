import type { PageContentOf } from '../../site/page-content.ts';

/** The words of /book-consultation. */
export type BookingWords = PageContentOf<'book-consultation'>;
