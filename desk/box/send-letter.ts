import type { SignedEntry } from '../../domain/desk/entries.ts';
import type { Language } from '../../domain/languages/page-languages.ts';
import type { EventType } from '../../domain/scheduling/event-types.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { tell } from '../api/ask-server.ts';
import { toBase64 } from '../api/bytes.ts';
import { nameOfCard } from '../waiting/card-words.ts';
import type { OpenedCard } from './card-box.ts';
import { renewBlocks, type OpenPlace } from './change-diary.ts';
import { addressSeen } from './letter-to.ts';
import { offeredTo } from './offered-to.ts';
import { sealEntry, type StoredEntry } from './write-entry.ts';

/** A letter as it leaves this machine: where it goes is told to the outbox alone. */
export interface ReadyToSend {
  /** The same for each try: what was sent although its answer was lost is not sent twice. */
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  /** What it offers, all for one kind of visit. */
  readonly event: EventType | 'none';
  readonly times: readonly Slot[];
  /** Until when it says that they are held, which is when they are. */
  readonly until: string;
}

/** Sends a letter in ten seconds, holds the times that it offers, and says so on the card. @throws DeskError where nothing was done */
export async function sendLetter(
  { box, key }: OpenPlace,
  card: OpenedCard,
  { id, email, language, subject, text, event, times, until }: ReadyToSend,
): Promise<SignedEntry> {
  // Whoever asked wants something again when the times are free again; a visit has its own day.
  const isAsked = card.row.appointment === null;
  const words = {
    is: 'letter',
    subject,
    text,
    times: times.map(({ startsAt }) => startsAt),
    ...(event === 'none' || times.length === 0 ? {} : { event }),
    backAt: isAsked ? until : null,
  } as const;
  const { entry, sent } = await sealEntry(key, card.row, words, id);
  const why = offeredTo(nameOfCard(card));
  const held = times.map(async (slot) => {
    const own = { id: crypto.randomUUID(), ...slot };
    const sealed = await key.sealText(JSON.stringify({ ...own, why }));
    return { ...own, event, sealed: toBase64(sealed) };
  });
  const stored = await tell<StoredEntry>(`/api/cards/${card.name}/letter`, {
    entry: sent,
    addressSeen: addressSeen(card),
    letter: { email, language, subject, text },
    times: await Promise.all(held),
    until,
  });
  return put({ box, key }, card, { ...entry, ...stored });
}

/**
 * Takes a letter back that has not left, and gives its times up.
 *
 * @param onStored called before its card, which waits again and may be drawn at once, shows it
 * @throws DeskError where it has left
 */
export async function takeBackLetter(
  place: OpenPlace,
  card: OpenedCard,
  letter: SignedEntry,
  onStored: () => void,
): Promise<void> {
  const { entry, sent } = await sealEntry(place.key, card.row, { is: 'undo', of: letter.id });
  const stored = await tell<StoredEntry>(`/api/cards/${card.name}/letter/take-back`, {
    of: letter.id,
    entry: sent,
  });
  onStored();
  await put(place, card, { ...entry, ...stored });
}

async function put(
  { box, key }: OpenPlace,
  { name }: OpenedCard,
  entry: SignedEntry,
): Promise<SignedEntry> {
  box.addEntry(name, entry);
  box.tell();
  // What the diary shows is fetched anew by the next news too: that it cannot be now undoes nothing.
  await renewBlocks({ box, key }).catch(() => undefined);
  return entry;
}
