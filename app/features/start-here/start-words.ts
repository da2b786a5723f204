import type { PageContentOf } from '../../site/page-content.ts';

/** What the page says: content/pages/start-here.yaml. */
export type StartWords = PageContentOf<'start-here'>;

/** The doors that open in place, in their order; each is the id of what it opens to. */
export const DOORS = ['know', 'guidance', 'question'] as const;

export type Door = (typeof DOORS)[number];

/** The door that an address opens (`#guidance`); null where it names none. */
export function doorOf(hash: string): Door | null {
  return DOORS.find((door) => hash === `#${door}`) ?? null;
}
