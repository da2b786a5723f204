import { sameCorrection, correctionOf, reachOf, type Reach } from '../../domain/desk/reach.ts';
import type { EntryWords } from '../../domain/desk/entries.ts';
import type { ChangeAnswer } from '../../domain/desk/wire.ts';
import { letterLanguageOf } from '../../domain/intake/letter-language.ts';
import { tell } from '../api/ask-server.ts';
import { linkedTo } from '../forget/what-goes.ts';
import type { CardBox, OpenedCard } from './card-box.ts';
import type { IdOf } from './tried-acts.ts';
import { sealEntry, writeEntry, type WritingPlace } from './write-entry.ts';

type Correction = Extract<EntryWords, { is: 'corrected' }>;

/** A card that is to be corrected, and in what. */
export interface ToCorrect {
  readonly card: OpenedCard;
  readonly words: Correction;
}

/**
 * Which cards a correction concerns: the one that is corrected, and the others of the same address or number that say the same of what is wrong.
 *
 * @returns none where nothing is other than before
 */
export function toCorrect(box: CardBox, card: OpenedCard, typed: Reach): ToCorrect[] {
  if (typeof card.content !== 'object') return [];
  const before = reachOf(card.content);
  const words = correctionOf(before, typed);
  if (words === undefined) return [];
  const others = linkedTo(card, box.cards).flatMap((other) => {
    if (typeof other.content !== 'object') return [];
    const same = sameCorrection(words, before, reachOf(other.content));
    return same === undefined ? [] : [{ card: other, words: same }];
  });
  return [{ card, words }, ...others];
}

/**
 * Corrects a card. What waits to be sent to another address than before goes to that one, and a visit that is still to come is told there anew.
 *
 * @param idOf gives the entry's id, the same for each try
 * @returns whether a letter tells them of their visit
 * @throws DeskError where it was not stored
 */
export async function correctReach(
  place: WritingPlace,
  { card, words }: ToCorrect,
  idOf: IdOf,
): Promise<boolean> {
  const { box, key } = place;
  // Where no letters are sent none waits; without another address none goes astray.
  if (words.email === undefined || !box.sendsLetters) {
    await writeEntry(place, card.row, words);
    return false;
  }
  const { entry, sent } = await sealEntry(key, card.row, words, idOf(`corrected ${card.name}`));
  const content = typeof card.content === 'object' ? card.content : undefined;
  const language = letterLanguageOf(words.language ?? content?.language);
  const { entry: stored, isLetterSent } = await tell<ChangeAnswer>(
    `/api/cards/${card.name}/address`,
    { entry: sent, to: words.email === '' ? null : { email: words.email, language } },
  );
  box.addEntry(card.name, { ...entry, ...stored });
  box.tell();
  return isLetterSent;
}
