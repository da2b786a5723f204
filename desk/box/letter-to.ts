import { letterLanguageOf } from '../../domain/intake/letter-language.ts';
import type { OpenedCard } from './card-box.ts';

/** Where a letter to whoever is on a card goes; null where they left no address. */
export function letterTo({ content }: OpenedCard, sentence: string): object | null {
  if (typeof content !== 'object' || (content.email ?? '') === '') return null;
  return {
    email: content.email,
    language: letterLanguageOf(content.language),
    ...(sentence.trim() === '' ? {} : { sentence: sentence.trim() }),
  };
}

/** Whether a letter would reach whoever is on a card. */
export function hasAddress(card: OpenedCard): boolean {
  return letterTo(card, '') !== null;
}
