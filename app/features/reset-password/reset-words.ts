import type { PageContentOf } from '../../site/page-content.ts';

/** The page's words: content/pages/reset-password.yaml. */
export type ResetWords = PageContentOf<'reset-password'>;
