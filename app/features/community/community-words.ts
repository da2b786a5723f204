import type { PageContentOf } from '../../site/page-content.ts';

export type CommunityWords = PageContentOf<'community'>;
export type Place = CommunityWords['places'][number];
export type SeasonEvent = CommunityWords['season']['events'][number];

/** A place's name within a sentence: "a middle school". */
export function withinSentence(name: string): string {
  return name.replace(/^(?:A|An|The) /, (article) => article.toLowerCase());
}
