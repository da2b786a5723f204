import type { DesignChoices } from '../../../domain/smile/design-choices.ts';
import { positionOf } from '../../../domain/smile/design-position.ts';
import { removesEnamel, type DesignTreatment } from '../../../domain/smile/design-consequences.ts';
import type { PageContentOf } from '../../site/page-content.ts';
import { sayPosition, type SentenceWords } from './design-sentence.ts';

/** The page's words and pictures: content/pages/designs.yaml. */
export type DesignsWords = PageContentOf<'designs'>;
export type StudioWords = DesignsWords['studio'];

/** Named choices in one sentence. */
export const sayDesign = (words: SentenceWords, choices: DesignChoices): string =>
  sayPosition(words, positionOf(choices));

/** The same of the smile that was begun with: "Where you began: round teeth …" */
export function sayBeginning(words: StudioWords, began: DesignChoices): string {
  const said = sayDesign(words, began);
  return `${words.began}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}

/** How many treatments choices would take, and whether enamel would go. */
export function sayTreatments(
  words: Pick<
    DesignsWords['take'],
    'counts' | 'order' | 'nothing' | 'removesEnamel' | 'keepsEnamel'
  >,
  treatments: readonly DesignTreatment[],
): string {
  const count = words.counts[treatments.length - 1];
  if (count === undefined) return words.nothing;
  const inOrder = treatments.length > 1 ? `, ${words.order}` : '';
  return `${count}${inOrder}. ${removesEnamel(treatments) ? words.removesEnamel : words.keepsEnamel}`;
}
