import type { DesignChoices } from '../../../domain/smile/design-choices.ts';

const MASKS = import.meta.glob<string>('./masks/*.webp', { eager: true, import: 'default' });

/** Where the model's teeth are in a design's picture, white on black: a file's address. Throws when it was not drawn. */
export function maskOf({ shape, line, gumLine }: Omit<DesignChoices, 'shade'>): string {
  const name = `design-${shape}-${line}-gum-${gumLine}`;
  const mask = MASKS[`./masks/${name}.webp`];
  if (!mask) throw new Error(`no mask of ${name}: see art/recipes/designs.ts`);
  return mask;
}
