import type { WrittenPage } from '../../domain/content/page-forms.ts';
import type { WrittenSharedPage } from '../../domain/content/page-parts.ts';
import type { Shown } from './shown.ts';

/** A page's words, as its component gets them; the form is the page's own where it has one. */
export type PageContentOf<Slug extends string> = Shown<WrittenPage<Slug>>;

/** A page's words in another language, and the names of its parts that are in English still. */
export type TranslationOf<Slug extends string> = Omit<PageContentOf<Slug>, 'picture'> & {
  readonly inEnglish: readonly string[];
};

/** A page without a form of its own. */
type PageContent = Shown<WrittenSharedPage>;

export type SectionContent = PageContent['sections'][number];

export type ClosingContent = PageContent['closing'];

export type NextLink = PageContent['next'][number];
