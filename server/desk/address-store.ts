import { randomUUID } from 'node:crypto';
import type { CardName } from '../../domain/desk/card-name.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { DeskLetters } from '../outbox/desk-letters.ts';
import { dropAddress, type KeptAddress } from '../outbox/kept-address.ts';
import { renewLink } from '../scheduling/change-store.ts';
import type { ChangeTokens } from '../scheduling/change-token.ts';
import { noteAddress, requireAddressSeen } from './address-seen.ts';
import { doWithLine, type ToldDatabase } from './desk-log.ts';
import { appendWithin, type AppendOutcome } from './entry-store.ts';
import { readTold } from './read-told.ts';
import { tellCard } from './tell-card.ts';

type Stored = Extract<AppendOutcome, { outcome: 'stored' }>;

/** "gone": there is no such card any more. "elsewhere": another card has an entry of this id. */
type AddressOutcome =
  | { outcome: 'done'; entry: Stored; isLetterSent: boolean }
  | { outcome: 'gone' }
  | { outcome: 'elsewhere' };

/**
 * Corrects where a card's letters go, or their language: what waits goes to the new address, and a visit that is still to come is told there anew, by
 * a link of its own. That of before opens nothing from then on: whoever has it may be a stranger (docs/decisions/260-a-card-that-is-corrected.md).
 */
export function correctAddress(
  desk: ToldDatabase,
  {
    letters,
    tokens,
    recipient,
  }: {
    letters: DeskLetters;
    tokens: ChangeTokens;
    /** What the server seals to: of a letter that is on its way again its card says so. */
    recipient: string;
  },
  wanted: {
    card: CardName;
    person: number | null;
    now: Date;
    entry: { id: string; sealed: Uint8Array };
    to: KeptAddress | null;
    /** Whether it is another address than before; else it is the language that is other. */
    isOther: boolean;
    addressSeen?: number | undefined;
  },
): Promise<AddressOutcome> {
  const { card, person, now, entry, to, isOther } = wanted;
  const at = now.toISOString();
  return doWithLine<AddressOutcome>(desk, async (transaction, write) => {
    const written = await appendWithin(transaction, { ...entry, card, person, at });
    if (written.outcome !== 'stored') return written;
    await write({ at, person, act: 'corrected an address', card });
    const visit = card.about === 'appointment' ? await readStanding(transaction, card) : undefined;
    const isToCome = visit !== undefined && Date.parse(visit.startsAt) > now.getTime();
    const isLetterSent = isToCome && to !== null && isOther;
    const done = { outcome: 'done', entry: written, isLetterSent } as const;
    if (written.isRepeated) return done;
    if (isOther) await noteAddress(transaction, written.number);
    else if (!written.isRepeated) await requireAddressSeen(transaction, card, wanted.addressSeen);
    const { taken, revived } = await letters.readdress(transaction, card, to, { isOther, now });
    for (const of of revived) {
      await tellCard(transaction, card, { is: 'sent-on', of }, { person, at }, recipient);
    }
    if (card.about !== 'appointment' || !isOther) return done;
    await dropAddress(transaction, card.number);
    if (!visit) return done;
    const token = tokens.of(visit.id, randomUUID());
    // Also of one that is over: the desk may move it, and its link would open it again.
    await renewLink(transaction, card.number, token);
    if (!isLetterSent) return done;
    const { reference, isLinkUntold, ...told } = visit;
    const row = { number: card.number, reference, at: now };
    // The letter of the booking has named the fee of its day; that of today may be another.
    const isFeeTold = isLinkUntold !== true && taken === undefined;
    await letters.tellAnew(transaction, row, { ...told, token }, { ...to, ...taken, isFeeTold });
    return done;
  });
}

/** A visit as it is told to whoever was told nothing of it; undefined where it is cancelled. */
async function readStanding(transaction: RequestDatabase, { number }: CardName) {
  const told = await readTold(transaction, number);
  return told.status === 'booked' ? told : undefined;
}
