import type { EntryWords, SignedEntry } from '../../domain/desk/entries.ts';
import { isOutsideHours } from '../../domain/desk/outside-hours.ts';
import type {
  BlocksAnswer,
  ChangeAnswer,
  MadeAnswer,
  SentCard,
  TakenBackAnswer,
} from '../../domain/desk/wire.ts';
import type { EventType } from '../../domain/scheduling/event-types.ts';
import type { OpeningRules, Slot } from '../../domain/scheduling/slot.ts';
import { ask, tell } from '../api/ask-server.ts';
import { toBase64 } from '../api/bytes.ts';
import type { PracticeKey } from '../key/practice-key.ts';
import type { CardBox, OpenedBlock, OpenedCard } from './card-box.ts';
import { putBlocks, putCard } from './fill-box.ts';
import { hasAddress, toTell } from './letter-to.ts';
import type { IdOf } from './tried-acts.ts';
import { sealEntry } from './write-entry.ts';

/**
 * Changes of the diary. The ids of what they write come from whoever makes them, the same for each try (tried-acts.ts): what was stored although its
 * answer was lost is not done twice.
 */

/** Where changes are made: the open cards, and the key that opened them. */
export interface OpenPlace {
  readonly box: CardBox;
  readonly key: PracticeKey;
}

/** Where visits are put: the hours say whether somebody is there then. */
interface BookingPlace extends OpenPlace {
  readonly rules: OpeningRules;
}

/** Moves an appointment; a letter tells the visitor where they left an address. @returns whether one does */
export async function moveAppointment(
  place: BookingPlace,
  card: OpenedCard,
  to: Slot,
  { id, sentence = '', isBack = false }: { id: string; sentence?: string; isBack?: boolean },
): Promise<boolean> {
  const { appointment } = card.row;
  if (appointment === null) return false;
  const words = {
    is: 'moved',
    sequence: appointment.sequence + 1,
    from: appointment.startsAt,
    to: to.startsAt,
    // Put back, it is as before: nobody has said that it stands.
    ...(isBack ? {} : outsideOf(to, place.rules)),
  } as const;
  const { startsAt, endsAt } = to;
  const more = { startsAt, endsAt, isBack };
  return change(place, card, { what: 'move', id, words, more, sentence });
}

/**
 * Takes back a move of just now: where it was moved or cancelled since, by a colleague or its visitor, that stands.
 *
 * @param before its card as it was
 * @returns whether a letter tells them
 */
export async function takeBackMove(place: BookingPlace, before: OpenedCard, id: string) {
  const from = before.row.appointment;
  const now = place.box.find(before.name);
  if (from === null || now?.row.appointment?.sequence !== from.sequence + 1) {
    throw new Error('It was changed since. Look where it lies now.');
  }
  return moveAppointment(place, now, from, { id, isBack: true });
}

/** Cancels an appointment. @param isOurs whether the practice has to, or the visitor asked for it */
export async function cancelAppointment(
  place: OpenPlace,
  card: OpenedCard,
  { id, isOurs, sentence }: { id: string; isOurs: boolean; sentence: string },
): Promise<boolean> {
  const { appointment } = card.row;
  if (appointment === null) return false;
  // Whoever asked for it knows; of what we cancel, without a letter, nobody would be told.
  const isToSay = isOurs && !(place.box.sendsLetters && hasAddress(card));
  const words = {
    is: 'cancelled',
    sequence: appointment.sequence + 1,
    isOurs,
    ...(isToSay ? { isToSay } : {}),
  } as const;
  return change(place, card, { what: 'cancel', id, words, more: { isOurs }, sentence });
}

async function change(
  { box, key }: OpenPlace,
  card: OpenedCard,
  wanted: {
    what: 'move' | 'cancel';
    id: string;
    words: EntryWords;
    more: object;
    sentence: string;
  },
): Promise<boolean> {
  const { what, id, words, more, sentence } = wanted;
  const { entry, sent } = await sealEntry(key, card.row, words, id);
  const { entry: stored, isLetterSent } = await tell<ChangeAnswer>(
    `/api/cards/${card.name}/${what}`,
    {
      sequence: card.row.appointment?.sequence ?? 0,
      entry: sent,
      ...toTell(card, sentence),
      ...more,
    },
  );
  await putCard(box, key, await ask<SentCard>(`/api/cards/${card.name}`), false);
  await renewOffered({ box, key }, card.name);
  const signed: SignedEntry = { ...entry, ...stored };
  box.addEntry(card.name, signed);
  box.tell();
  return isLetterSent;
}

/**
 * Makes an appointment for whoever asked, with a card of its own, and says so on the card that they came by.
 *
 * @returns the name of the new card, whether a letter tells them, and the id of what was written on the card that they came by
 */
export async function makeAppointment(
  { box, key, rules }: BookingPlace,
  asked: OpenedCard,
  { event, slot, idOf }: { event: EventType; slot: Slot; idOf: IdOf },
): Promise<MadeAnswer & { placed: string }> {
  const { content } = asked;
  if (typeof content !== 'object') throw new Error('A card that does not open has no name.');
  const id = idOf('visit');
  const receivedAt = new Date().toISOString();
  const { name, email = '', phone = '', preferredContact, language } = content;
  const sealed = await key.sealText(
    JSON.stringify({
      event,
      name,
      email,
      phone,
      ...(preferredContact === undefined ? {} : { preferredContact }),
      ...(language === undefined ? {} : { language }),
      ...slot,
      id,
      receivedAt,
    }),
  );
  const own = await sealEntry(key, { id }, { is: 'made', ...outsideOf(slot, rules) }, idOf('made'));
  const words = { is: 'placed', on: slot.startsAt } as const;
  const placed = await sealEntry(key, asked.row, words, idOf('placed'));
  const made = await tell<MadeAnswer>('/api/appointments', {
    id,
    event,
    ...slot,
    receivedAt,
    sealed: toBase64(sealed),
    entry: own.sent,
    asked: { name: asked.name, entry: placed.sent },
    ...toTell(asked, ''),
  });
  // Its history first: the card would say for a moment that it was booked online.
  if (made.entry !== null) box.addEntry(made.name, { ...own.entry, ...made.entry });
  await putCard(box, key, await ask<SentCard>(`/api/cards/${made.name}`), false);
  await renewOffered({ box, key }, asked.name);
  // They want no place any more, at once: until the news came they could be given another.
  if (made.askedEntry !== null) {
    box.addEntry(asked.name, { ...placed.entry, ...made.askedEntry });
  }
  box.tell();
  return { ...made, placed: placed.sent.id };
}

/**
 * Takes back what was just booked: it is cancelled, nobody is told, and the card by which they asked is as before.
 *
 * @param name of the visit's card
 * @param from the name of the card by which they asked, and the id of what was written there
 * @throws DeskError where its letter has left
 */
export async function takeBackBooking(
  { box, key }: OpenPlace,
  name: string,
  { idOf, ...from }: { asked: string; placed: string; idOf: IdOf },
): Promise<void> {
  const [visit, asked] = [box.find(name), box.find(from.asked)];
  if (visit === undefined || asked === undefined) throw new Error('It is not there any more.');
  const words = { is: 'cancelled', sequence: 1, isOurs: true, isUntold: true } as const;
  const cancelled = await sealEntry(key, visit.row, words, idOf('cancelled'));
  const undo = { is: 'undo', of: from.placed } as const;
  const undone = await sealEntry(key, asked.row, undo, idOf('undone'));
  const taken = await tell<TakenBackAnswer>(`/api/cards/${name}/take-back`, {
    entry: cancelled.sent,
    asked: { name: from.asked, entry: undone.sent },
  });
  await putCard(box, key, await ask<SentCard>(`/api/cards/${name}`), false);
  box.addEntry(name, { ...cancelled.entry, ...taken.entry });
  box.addEntry(from.asked, { ...undone.entry, ...taken.undone });
  box.tell();
}

/** Keeps a time free; why is sealed. */
export async function keepFree(
  { box, key }: OpenPlace,
  slot: Slot,
  { id, why }: { id: string; why: string },
): Promise<void> {
  await tell('/api/blocks', await sealTime(key, slot, { id, why }));
  await renewBlocks({ box, key });
}

/** Keeps a time free each week: all of the times or none. @returns the series @throws DeskError where one of them is another's by now */
export async function keepFreeWeekly(
  place: OpenPlace,
  slots: readonly Slot[],
  { why, idOf }: { why: string; idOf: IdOf },
): Promise<string> {
  const series = idOf('series');
  const sealed = slots.map((slot) => sealTime(place.key, slot, { id: idOf(slot.startsAt), why }));
  await tell('/api/block-series', { series, times: await Promise.all(sealed) });
  await renewBlocks(place);
  return series;
}

/**
 * Moves times that are kept free, all of them or none.
 *
 * @returns the numbers that they have now, in the order of the moves
 * @throws DeskError where one of the times is another's by now, or a colleague was quicker
 */
export async function moveKept(
  place: OpenPlace,
  moves: readonly { kept: OpenedBlock; slot: Slot }[],
  idOf: IdOf,
): Promise<number[]> {
  const sent = await Promise.all(
    moves.map(async ({ kept, slot }) => ({
      number: kept.number,
      ...(await sealTime(place.key, slot, { id: idOf(`${kept.number}`), why: kept.why ?? '' })),
    })),
  );
  await tell('/api/blocks/move', { moves: sent });
  await renewBlocks(place);
  return sent.flatMap(({ id }) => place.box.blocks.find((block) => block.id === id)?.number ?? []);
}

/** A time that is to be kept free, with why, bound to it: nobody can move that to another. */
async function sealTime(key: PracticeKey, slot: Slot, { id, why }: { id: string; why: string }) {
  const sealed = await key.sealText(JSON.stringify({ id, startsAt: slot.startsAt, why }));
  return { id, ...slot, sealed: toBase64(sealed) };
}

/** Gives a time back to whoever wants it. */
export async function giveBack(place: OpenPlace, number: number): Promise<void> {
  await tell(`/api/blocks/${number}/give-back`);
  await renewBlocks(place);
}

/** Gives back all times of a series that are still to come. */
export async function giveSeriesBack(place: OpenPlace, series: string): Promise<void> {
  await tell(`/api/block-series/${series}/give-back`);
  await renewBlocks(place);
}

/** Fetches which times are kept free, and opens why. */
export async function renewBlocks({ box, key }: OpenPlace): Promise<void> {
  await putBlocks(box, key, (await ask<BlocksAnswer>('/api/blocks')).blocks);
  box.tell();
}

/** Times that were offered to somebody are given up with what they have got. */
async function renewOffered(place: OpenPlace, name: string): Promise<void> {
  if (place.box.blocks.some(({ offered }) => offered?.to === name)) await renewBlocks(place);
}

/** A time at which we are closed is written down as such: the diary has said so to whoever chose it. */
function outsideOf(slot: Slot, rules: OpeningRules): { outside?: string } {
  return isOutsideHours(slot, rules) ? { outside: slot.startsAt } : {};
}
