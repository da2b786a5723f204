import type { CardName } from '../../domain/desk/card-name.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { takeCells } from '../scheduling/time-taken.ts';
import type { KeptBy, SealedTime } from './block-store.ts';

/** Of all times of one letter. */
interface HeldBy extends KeptBy {
  card: CardName;
  /** The id of its entry. */
  letter: string;
  until: Date;
}

/** Holds the times of a letter, within the transaction that sends it. @throws TimeTaken when a part of one is another's */
export async function holdTimes(
  transaction: RequestDatabase,
  times: readonly SealedTime[],
  { card, letter, person, at, until }: HeldBy,
): Promise<void> {
  for (const { id, slot, sealed } of times) {
    const { number } = await transaction
      .insertInto('desk_blocks')
      .values({
        id,
        starts_at: slot.startsAt,
        ends_at: slot.endsAt,
        person,
        at,
        sealed: Buffer.from(sealed),
        offered_about: card.about,
        offered_to: card.number,
        letter,
        until_ms: until.getTime(),
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    await takeCells(transaction, slot, { block: number });
  }
}
