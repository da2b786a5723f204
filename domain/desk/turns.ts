import type { Entry } from './entries.ts';

export const TURNS = ['reached', 'no-answer', 'closed', 'follow-up', 'placed', 'letter'] as const;

/** Whether an entry says how a card stands from then on. */
export function isTurn({ is }: Pick<Entry, 'is'>): boolean {
  return TURNS.some((turn) => turn === is);
}
