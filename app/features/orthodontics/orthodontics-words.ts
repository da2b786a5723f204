import type { PageContentOf } from '../../site/page-content.ts';

/** The page's words and pictures: content/pages/orthodontics.yaml. */
export type OrthodonticsWords = PageContentOf<'orthodontics'>;

/** One way of moving teeth. */
export type Way = OrthodonticsWords['ways'][number];

/** How long a way usually takes: "6 to 24 months". */
export function sayLength({ lengthMonths: { from, to } }: Pick<Way, 'lengthMonths'>): string {
  return `${from} to ${to} months`;
}
