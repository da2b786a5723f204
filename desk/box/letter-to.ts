import { letterLanguageOf } from '../../domain/intake/letter-language.ts';
import type { OpenedCard } from './card-box.ts';

/** Where a letter to whoever is on a card goes; null where they left no address. */
function letterTo({ content }: OpenedCard, sentence: string): object | null {
  if (typeof content !== 'object' || (content.email ?? '') === '') return null;
  return {
    email: content.email,
    language: letterLanguageOf(content.language),
    ...(sentence.trim() === '' ? {} : { sentence: sentence.trim() }),
  };
}

/** Who is told of a change, and by what is known of them here. */
export function toTell(card: OpenedCard, sentence: string) {
  return { letter: letterTo(card, sentence), addressSeen: addressSeen(card) };
}

/** By which of its entries a card's address is known here: the server refuses what goes by an older one than it has. */
export function addressSeen({ state }: OpenedCard): number {
  const last = state.entries.findLast(
    (entry) => entry.is === 'corrected' && entry.email !== undefined,
  );
  return last?.number ?? 0;
}

/** Whether a letter would reach whoever is on a card. */
export function hasAddress(card: OpenedCard): boolean {
  return letterTo(card, '') !== null;
}
