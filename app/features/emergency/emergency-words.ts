import type { PageContentOf } from '../../site/page-content.ts';

export type EmergencyWords = Omit<PageContentOf<'emergency'>, 'picture'>;
export type Situation = EmergencyWords['situations'][number];

/**
 * The situations that an address means: one by its own id, or all that share an id of earlier days.
 *
 * @param hash as the address has it, `#` included; empty where there is none
 */
export function situationsAt(situations: readonly Situation[], hash: string): readonly Situation[] {
  const name = hash.slice(1);
  return situations.filter(({ id, aliases }) => id === name || aliases.includes(name));
}
