import type { CardName } from '../../domain/desk/card-name.ts';
import type { LostWhy, MailOf } from '../../domain/desk/entries.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { HOLD_IS_OVER, type GivenUp, type TellGivenUp } from '../outbox/bury.ts';
import { ANEW, BOOKED, CHANGED } from '../outbox/desk-marks.ts';
import { WRITTEN } from '../outbox/outbox-store.ts';
import { tellCard } from './tell-card.ts';

/**
 * Says on the card of a letter that it never got there: without that it stands as sent for ever, and nobody calls. So it does of a mail about a visit, or
 * that confirms a request: whose visit was moved would come at the time of before. A reminder tells nothing new, and nothing is written of it.
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
    if (letter === undefined) {
      await tellLostMail(transaction, { messageId, fault, at }, recipient());
      return;
    }
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

/** What nobody has written by hand has no entry of its own; which visit or request it tells of, its row says. */
async function tellLostMail(
  transaction: RequestDatabase,
  { messageId, fault, at }: GivenUp,
  recipient: string,
): Promise<void> {
  const row = await transaction
    .selectFrom('outbox')
    .select(['about', 'about_number as number', 'kind'])
    .where('message_id', '=', messageId)
    .where('channel', '=', 'visitor-mail')
    .where('planned_at_ms', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return;
  const { about, number, kind } = row;
  const [, mark = ''] = /.* (\S+)$/.exec(kind) ?? [];
  const words = { is: 'lost', mail: MAIL_BY_MARK[mark] ?? 'own', why: whyOf(fault) } as const;
  // By nobody: a mail that was lost is no act.
  await tellCard(
    transaction,
    { about, number },
    words,
    { person: null, at: at.toISOString() },
    recipient,
  );
}

/** What the mark of a mail's row says of it; that of a visitor has none, or says what they did. */
const MAIL_BY_MARK: Readonly<Record<string, MailOf>> = {
  [CHANGED]: 'changed',
  [BOOKED]: 'booked',
  [ANEW]: 'anew',
};

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

/** Has the letters of a card that were given up stay so, also where its address is corrected: another one has taken their place. */
export async function leaveLost(
  transaction: RequestDatabase,
  { about, number }: CardName,
): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set({ until_ms: 0 })
    .where('channel', '=', 'visitor-mail')
    .where('about', '=', about)
    .where('about_number', '=', number)
    .where('state', '=', 'dead')
    .where('kind', 'like', `% ${WRITTEN}`)
    .execute();
}

/** Of a mail that the server refuses for good, mostly since nobody has that address (smtp-mailer.ts). */
const REFUSED = /^(EENVELOPE|EMESSAGE)\b/;

function whyOf(fault: string): LostWhy {
  if (fault === HOLD_IS_OVER) return 'over';
  return REFUSED.test(fault) ? 'refused' : 'undelivered';
}
