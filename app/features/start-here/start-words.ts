import type { PageContentOf } from '../../site/page-content.ts';

/** What the page says: content/pages/start-here.yaml. */
export type StartWords = Omit<PageContentOf<'start-here'>, 'picture'>;

/** The doors that open in place, in their order; each is the id of what it opens to. */
export const DOORS = ['know', 'guidance', 'question'] as const;

export type Door = (typeof DOORS)[number];

/** What is said below the doors: one sentence of all pictures while they are paintings, else what each is. */
export function captionBelow(painted: string, captions: readonly string[]): string {
  // Every painting's caption says so (domain/content/pictures.ts), and no photograph's.
  const areAllPainted = captions.every((caption) => /painted/i.test(caption));
  return areAllPainted ? painted : [...new Set(captions)].join(' ');
}

/** The door that an address opens (`#guidance`); null where it names none. */
export function doorOf(hash: string): Door | null {
  return DOORS.find((door) => hash === `#${door}`) ?? null;
}
