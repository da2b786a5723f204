import type { Action } from './action.ts';
import type { PictureFiles } from '../ui/picture-files.ts';
import type { RichText } from '../../domain/content/rich-text.ts';

/** A page's words, as its component gets them: content/pages/<slug>.yaml, checked. */
export interface PageContent {
  /** The browser tab; unique over all pages. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly heading: string;
  /** The run of words of the heading that is set in italic. */
  readonly headingEmphasis?: string | undefined;
  readonly lead: string;
  readonly picture: PictureFiles;
  readonly sections: readonly SectionContent[];
  readonly closing: ClosingContent;
  readonly next: readonly NextLink[];
}

export interface SectionContent {
  readonly id: string;
  readonly heading: string;
  readonly body?: RichText;
  readonly steps?: readonly { readonly title: string; readonly text: RichText }[];
  readonly table?: TableContent;
  readonly facts?: readonly { readonly term: string; readonly detail: RichText }[];
  readonly plates?: readonly PictureFiles[];
}

export interface TableContent {
  readonly caption: string;
  /** The first column holds the row headers. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface ClosingContent {
  readonly heading: string;
  readonly text: string;
  readonly actions: readonly Action[];
}

/** What only the home page has beside the form that every page has. */
export interface HomeContent extends PageContent {
  readonly expertise: {
    readonly heading: string;
    readonly text: string;
    /** What the before/after slider shows, in words. */
    readonly change: string;
    readonly columns: readonly ExpertiseColumn[];
  };
  /** The hero's four steps, which change with scrolling. */
  readonly sequence: {
    readonly heading: string;
    readonly title: string;
    readonly alt: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
  };
  /** The quiz's place in the call-to-action band. */
  readonly quizCard: {
    readonly heading: string;
    readonly text: string;
    readonly label: string;
    readonly href: string;
  };
  readonly credentials: readonly { readonly mark: string; readonly plain: string }[];
}

export interface ExpertiseColumn {
  readonly heading: string;
  readonly text: string;
  readonly note: string;
  readonly href: string;
  readonly linkLabel: string;
}

export interface NextLink {
  readonly href: string;
  readonly label: string;
  readonly text: string;
}
