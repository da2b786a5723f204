import { stretchOf, type DiaryRules, type Stretch } from '../../domain/desk/diary-days.ts';
import { doOverlap } from '../../domain/desk/own-times.ts';
import { sayDay, sayTime } from '../../domain/desk/time-words.ts';
import { dayOfSlot } from '../../domain/scheduling/diary-slot.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import type { CardBox, OpenedBlock, OpenedCard } from '../box/card-box.ts';
import { heldBlock, heldCard, type Hand } from './hand.ts';
import { nameOfCard } from '../waiting/card-words.ts';

/** "visit": somebody comes. "gone": cancelled, or moved from here. "kept": kept free. */
export type DiarySlip = Stretch & {
  readonly key: string;
  readonly slot: Slot;
  readonly title: string;
  /** What became of it; empty where it stands. */
  readonly note: string;
} & (
    | { readonly is: 'visit' | 'gone'; readonly card: OpenedCard }
    | { readonly is: 'kept'; readonly block: OpenedBlock }
  );

/** Everything that lies in the diary, by its time. */
export function slipsOf(box: CardBox, rules: DiaryRules, now: Date): DiarySlip[] {
  const visits = box.cards.flatMap((card) => slipsOfCard(card, rules, now));
  const kept = box.blocks.flatMap((block): DiarySlip[] => {
    const stretch = stretchOf(rules, block);
    if (stretch === null) return [];
    const title = block.why ?? 'Does not open';
    return [
      { ...stretch, key: `block-${block.number}`, is: 'kept', slot: block, title, note: '', block },
    ];
  });
  return [...visits, ...kept].toSorted((a, b) => a.slot.startsAt.localeCompare(b.slot.startsAt));
}

/**
 * The half-hours that somebody has.
 *
 * @param except the card of who may take their own: the visit, and what was offered to them
 * @param moving the numbers of times kept free that give up their own
 */
export function takenOf(
  slips: readonly DiarySlip[],
  except?: string,
  moving: readonly number[] = [],
): DiarySlip[] {
  return slips.filter(
    (slip) =>
      (slip.is === 'kept' &&
        !moving.includes(slip.block.number) &&
        (except === undefined || slip.block.offered?.to !== except)) ||
      (slip.is === 'visit' && (except === undefined || slip.card.name !== except)),
  );
}

/** Who, or what, has a time already that somebody with something in hand wants. @param hand its own time is in nobody's way */
export function slipsInTheWay(
  slips: readonly DiarySlip[],
  wanted: Stretch,
  hand: Hand,
): DiarySlip[] {
  const name = hand.is === 'make' ? hand.name : heldCard(hand);
  const moving = heldBlock(hand);
  const taken = takenOf(
    slips,
    name === '' ? undefined : name,
    moving === undefined ? [] : [moving],
  );
  return taken.filter((slip) => doOverlap(slip, wanted));
}

function slipsOfCard(card: OpenedCard, rules: DiaryRules, now: Date): DiarySlip[] {
  const { appointment } = card.row;
  if (appointment === null) return [];
  const title = nameOfCard(card);
  const slip = (slot: Slot, is: 'visit' | 'gone', note: string): DiarySlip[] => {
    const stretch = stretchOf(rules, slot);
    return stretch === null
      ? []
      : [{ ...stretch, key: `${card.name}-${is}-${slot.startsAt}`, is, slot, title, note, card }];
  };
  if (appointment.cancelledAt !== null) return slip(appointment, 'gone', 'cancelled, free again');
  const from = movedFrom(card);
  const to = new Date(appointment.startsAt);
  const isSameDay = from !== undefined && dayOfSlot(from) === dayOfSlot(appointment);
  const day = isSameDay ? sayTime(to, rules.timeZone) : sayDay(to, now, rules.timeZone);
  return [
    ...slip(appointment, 'visit', ''),
    ...(from === undefined ? [] : slip(from, 'gone', `moved to ${day}`)),
  ];
}

/** Where it was before: as the desk moved it last, else as it was booked. */
function movedFrom({ row, content, state }: OpenedCard): Slot | undefined {
  const { appointment } = row;
  if (appointment === null || appointment.sequence === 0) return undefined;
  const moves = state.entries.filter((entry) => entry.is === 'moved');
  const [before, byDesk] = [moves.at(-2), moves.at(-1)];
  // It was put back where it had been: nothing of it is left to show.
  if (byDesk !== undefined && before?.from === byDesk.to) return undefined;
  const booked = typeof content === 'object' ? content.startsAt : undefined;
  const startsAt = byDesk?.from ?? booked;
  if (startsAt === undefined || startsAt === appointment.startsAt) return undefined;
  const lengthMs = Date.parse(appointment.endsAt) - Date.parse(appointment.startsAt);
  // The clock on the wall is all that is shown of it.
  const wallMs = Date.parse(`${startsAt.slice(0, 'yyyy-mm-ddThh:mm'.length)}:00Z`);
  const endsAt = new Date(wallMs + lengthMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
  return { startsAt, endsAt: endsAt + startsAt.slice(endsAt.length) };
}
