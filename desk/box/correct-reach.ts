import {
  correctionOf,
  reachOf,
  sameCorrection,
  type Correction,
  type SomeReach,
} from '../../domain/desk/reach.ts';
import type { ChangeAnswer } from '../../domain/desk/wire.ts';
import { letterLanguageOf } from '../../domain/intake/letter-language.ts';
import { tell } from '../api/ask-server.ts';
import { isStillToCome, linkedTo, namesOne } from '../forget/what-goes.ts';
import type { CardBox, OpenedCard } from './card-box.ts';
import type { IdOf } from './tried-acts.ts';
import { addressSeen } from './letter-to.ts';
import { sealEntry, writeEntry, type WritingPlace } from './write-entry.ts';

/** A card that is to be corrected, and in what. */
export interface ToCorrect {
  readonly card: OpenedCard;
  readonly words: Correction;
  /** Names whom the corrected card names; else it is of the same number or address alone. */
  readonly isSamePerson: boolean;
}

/**
 * Which cards a correction concerns: the one that is corrected, and the others of the same address or number that say the same of what is wrong.
 *
 * @param typed what is to be other
 * @returns none where nothing is
 */
export function toCorrect(box: CardBox, card: OpenedCard, typed: SomeReach): ToCorrect[] {
  if (typeof card.content !== 'object') return [];
  const now = reachOf(card.content);
  const words = correctionOf(now, typed);
  if (words === undefined) return [];
  const others = linkedTo(card, box.cards).flatMap((other) => {
    if (typeof other.content !== 'object') return [];
    const isSamePerson = namesOne(card, other);
    const same = sameCorrection(words, now, reachOf(other.content), isSamePerson);
    return same === undefined ? [] : [{ card: other, words: same, isSamePerson }];
  });
  return [{ card, words, isSamePerson: true }, ...others];
}

/** Whether what is sent to them changes with a correction: where it goes, or in which language. */
export function changesLetters({ card: { content }, words }: ToCorrect): boolean {
  if (words.email !== undefined) return true;
  const email = typeof content === 'object' ? (content.email ?? '') : '';
  return words.language !== undefined && email !== '';
}

/** Whether a visit is told to them anew by a correction. */
export function tellsVisit({ card, words }: ToCorrect, now: Date): boolean {
  return (words.email ?? '') !== '' && isStillToCome(card, now);
}

/**
 * Corrects a card. What waits to be sent goes where the card says then, and in its language; at another address than before a visit that is still to
 * come is told anew.
 *
 * @param idOf gives the entry's id, the same for each try
 * @throws DeskError where it was not stored
 */
export async function correctReach(
  place: WritingPlace,
  wanted: ToCorrect,
  { idOf, now }: { idOf: IdOf; now: Date },
): Promise<void> {
  const { box, key } = place;
  const { card, words } = wanted;
  // Where no letters are sent none waits.
  if (!box.sendsLetters || !changesLetters(wanted)) {
    await writeEntry(place, card.row, words);
    return;
  }
  const content = typeof card.content === 'object' ? card.content : undefined;
  const email = words.email ?? content?.email ?? '';
  const language = letterLanguageOf(words.language ?? content?.language);
  const told = tellsVisit(wanted, now) ? { ...words, tellsVisit: true } : words;
  const id = idOf(`corrected ${card.name}`);
  const { entry, sent } = await sealEntry(key, card.row, told, id);
  const { entry: stored } = await tell<ChangeAnswer>(`/api/cards/${card.name}/address`, {
    entry: sent,
    to: email === '' ? null : { email, language },
    isOther: words.email !== undefined,
    addressSeen: addressSeen(card),
  });
  box.addEntry(card.name, { ...entry, ...stored });
  box.tell();
}
