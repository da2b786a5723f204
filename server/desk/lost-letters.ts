import type { CardName } from '../../domain/desk/card-name.ts';
import type { LostWhy } from '../../domain/desk/entries.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { HOLD_IS_OVER, type TellGivenUp } from '../outbox/bury.ts';
import { tellCard } from './tell-card.ts';

/**
 * Says on the card of a letter that it never got there: without that it stands as sent for ever, and nobody calls. What is no letter of the desk's has no
 * entry, and nothing is written.
 *
 * @param recipient what the server seals to now
 */
export function tellLostLetters(recipient: () => string): TellGivenUp {
  return async (transaction, { messageId, fault, at }) => {
    const letter = await transaction
      .selectFrom('desk_entries')
      .select(['about', 'about_number as number', 'person'])
      .where('id', '=', messageId)
      .executeTakeFirst();
    if (letter === undefined) return;
    const { about, number, person } = letter;
    const words = { is: 'unsent', of: messageId, why: whyOf(fault) } as const;
    await tellCard(
      transaction,
      { about, number },
      words,
      { person, at: at.toISOString() },
      recipient(),
    );
  };
}

/**
 * The times that are still held for somebody by letters which never got there: whoever calls can offer them, and another letter takes their place, since nobody
 * has read of them.
 */
export async function findLostHolds(
  database: RequestDatabase,
  { about, number }: CardName,
): Promise<number[]> {
  const held = await database
    .selectFrom('desk_blocks')
    .innerJoin('outbox', 'outbox.message_id', 'desk_blocks.letter')
    .select('desk_blocks.number')
    .where('desk_blocks.offered_about', '=', about)
    .where('desk_blocks.offered_to', '=', number)
    .where('outbox.state', '=', 'dead')
    .execute();
  return held.map((block) => block.number);
}

/** Of a mail that the server refuses for good, mostly since nobody has that address (smtp-mailer.ts). */
const REFUSED = /^(EENVELOPE|EMESSAGE)\b/;

function whyOf(fault: string): LostWhy {
  if (fault === HOLD_IS_OVER) return 'over';
  return REFUSED.test(fault) ? 'refused' : 'undelivered';
}
