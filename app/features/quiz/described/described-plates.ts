import type { DescribedConcern } from '../../../../domain/smile/from-answers.ts';

const PLATES = import.meta.glob<string>('./plates/*.webp', { eager: true, import: 'default' });

/** Pixels of every plate: art/recipes/described.ts. */
export const PLATE_SIZE = { width: 720, height: 450 };

/** The model with one concern alone, or with none: a file's address. Throws when it was not drawn. */
export function plateOf(concern: DescribedConcern | 'none'): string {
  const plate = PLATES[`./plates/${concern}.webp`];
  if (!plate) throw new Error(`no plate of ${concern}: see art/recipes/described.ts`);
  return plate;
}
