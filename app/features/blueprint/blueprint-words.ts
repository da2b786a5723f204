import type { PageContentOf } from '../../site/page-content.ts';

/** What the page says: content/pages/blueprint.yaml. */
export type BlueprintWords = PageContentOf<'blueprint'>;

export type DocumentWords = BlueprintWords['document'];

/** An option of the sample, with what the later pages say of it. */
export type SampleOption = DocumentWords['options']['choices'][number];

export type OptionLetter = SampleOption['letter'];

/** The id of an option's radio button: sample-options.css shows by it what belongs to the chosen one. */
export function optionId(letter: OptionLetter): string {
  return `option-${letter.toLowerCase()}`;
}
