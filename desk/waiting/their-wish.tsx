import { askedFor, CALLER } from '../../domain/desk/caller.ts';
import { asksForWeekend } from '../../domain/intake/table-of-kinds.ts';
import type { OpenedCard } from '../box/card-box.ts';

/** Longer ones are read on the card. */
const WISH_LIMIT_CHARACTERS = 160;

/** When somebody wishes to come, in their own words, for whoever chooses the times: of a weekend, and whatever was noted of a call; nothing of who was not asked when. */
export function TheirWish({ card }: { card: OpenedCard }) {
  const message = typeof card.content === 'object' ? (card.content.message ?? '').trim() : '';
  const isCall = card.row.kind === CALLER;
  if (message === '' || !(isCall || asksForWeekend(askedFor(card)))) return null;
  const isLong = message.length > WISH_LIMIT_CHARACTERS;
  return (
    <p className="their-wish">
      {isCall ? 'Noted of their call' : 'Their wish'}:{' '}
      <q>{isLong ? `${message.slice(0, WISH_LIMIT_CHARACTERS)}…` : message}</q>
    </p>
  );
}
