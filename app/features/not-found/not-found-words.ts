import type { PageContentOf } from '../../site/page-content.ts';

export type NotFoundWords = PageContentOf<'not-found'>;
