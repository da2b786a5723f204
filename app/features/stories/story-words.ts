import type { PageContentOf } from '../../site/page-content.ts';

/** content/pages/stories.yaml, as components get it. */
export type StoriesWords = PageContentOf<'stories'>;

export type Story = StoriesWords['stories'][number];

/** Where a month lies on a scale of `of` months, in percent of its length. */
export function percent(month: number, of: number): string {
  return `${Math.round((month / of) * 10_000) / 100}%`;
}

/** For a step that may be looked for by its treatment, and a story by any of its treatments (treatment-filter.css). */
export function treatmentsIn({ steps }: Pick<Story, 'steps'>): string {
  return [...new Set(steps.map(({ treatment }) => treatment))].join(' ');
}

/** The class of whose step it is: bars are colored by it. */
export function handClass({ by }: Pick<Story['steps'][number], 'by'>): string {
  return `by-${by.replace(' ', '-')}`;
}
