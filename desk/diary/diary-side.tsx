import { stretchOf, type Stretch } from '../../domain/desk/diary-days.ts';
import { doOverlap } from '../../domain/desk/own-times.ts';
import { isEventType, type EventType } from '../../domain/scheduling/event-types.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import { lastOfOthers } from '../waiting/use-meanwhile.ts';
import { BlockPanel } from './block-panel.tsx';
import { ChangedMeanwhile, DoneMeanwhile } from './changed-meanwhile.tsx';
import { CancelPanel } from './cancel-panel.tsx';
import { slipsInTheWay, type DiarySlip } from './diary-slips.ts';
import { GoneFromHand } from './gone-from-hand.tsx';
import { heldBlock, heldCard, type Hand } from './hand.ts';
import { PlacePanel } from './place-panel.tsx';
import { proposeInstead, proposeTo } from './propose.ts';
import { ShiftPanel } from './shift-panel.tsx';
import { SlipPanel } from './slip-panel.tsx';
import type { DiaryChanges } from './use-diary-changes.ts';
import { WantsPlace } from './wants-place.tsx';

interface DiarySideProps {
  hand: Hand;
  slips: readonly DiarySlip[];
  /** When our own calendar is busy. */
  own: readonly Stretch[];
  taken: readonly Stretch[];
  isFree: boolean;
  now: Date;
  mayChange: boolean;
  changes: DiaryChanges;
  onTake: (hand: Hand) => void;
  onTime: (at: Stretch) => void;
  onMove: (name: string) => void;
  onShift: (number: number) => void;
  onPlace: (card: OpenedCard) => void;
  /** Another visit is wanted. */
  onEvent: (card: OpenedCard, event: EventType) => void;
  onLeave: () => void;
}

/** The margin of the spread: what is in hand, or who wants a place. */
export function DiarySide(props: DiarySideProps) {
  const { hand, slips, own, taken, isFree, now, mayChange, changes } = props;
  const { onTake, onTime, onMove, onShift, onPlace, onEvent, onLeave } = props;
  const { box, practice, person } = useRoom();
  const rules = practice.opening;
  const gone = (
    <GoneFromHand name={hand.is === 'make' ? hand.name : heldCard(hand)} onLeave={onLeave} />
  );
  if (hand.is === 'nothing') {
    return <WantsPlace now={now} mayChange={mayChange} onPlace={onPlace} />;
  }
  if (hand.is === 'block') {
    return (
      <BlockPanel
        hand={hand}
        at={hand.at}
        isFree={isFree}
        slipsIn={(at) => slips.filter((slip) => slip.is !== 'gone' && doOverlap(slip, at))}
        taken={taken}
        now={now}
        fault={changes.fault}
        onTime={onTime}
        onMoveOther={(slip) => (slip.is === 'visit' ? onMove(slip.card.name) : undefined)}
        onKeep={(slots, why) => void changes.keepFree(slots, why)}
        onLeave={onLeave}
      />
    );
  }
  if (hand.is === 'make') {
    const card = box.find(hand.name);
    if (card === undefined) return gone;
    const known = { rules, slips, own, now };
    const proposal = proposeTo(card, hand.event, known);
    const done = lastOfOthers(card, person);
    const isNews = done !== undefined && done.number > (hand.seen ?? done.number);
    return (
      <PlacePanel
        key={hand.name}
        hand={hand}
        meanwhile={
          isNews ? (
            <DoneMeanwhile done={done} onGoOn={() => onTake({ ...hand, seen: done.number })} />
          ) : null
        }
        card={card}
        event={hand.event}
        from={null}
        to={hand.to}
        taken={taken}
        isFree={isFree}
        inTheWay={slipsInTheWay(slips, hand.to, hand)}
        now={now}
        fault={changes.fault}
        proposal={proposal}
        onEvent={(event) => onEvent(card, event)}
        onTime={onTime}
        onSend={(slot) => void changes.make(card, { event: hand.event, slot })}
        onLeave={onLeave}
      />
    );
  }
  const slip = slips.find((one) =>
    one.is === 'kept'
      ? one.block.number === heldBlock(hand)
      : one.is === 'visit' && one.card.name === heldCard(hand),
  );
  if (slip === undefined) return gone;
  if (slip.is === 'kept' && hand.is === 'shift') {
    return (
      <ShiftPanel
        key={hand.number}
        hand={hand}
        block={slip.block}
        slipsIn={(at, moving) =>
          slips.filter(
            (one) =>
              one.is !== 'gone' &&
              !(one.is === 'kept' && moving.includes(one.block.number)) &&
              doOverlap(one, at),
          )
        }
        taken={taken}
        now={now}
        fault={changes.fault}
        onTime={onTime}
        onAll={(isAll) => onTake({ ...hand, isAll })}
        onSend={(moves) => void changes.shift(moves)}
        onLeave={onLeave}
      />
    );
  }
  // What one has changed oneself is in hand no more as soon as it is stored.
  const meanwhile =
    slip.is === 'visit' &&
    (hand.is === 'cancel' || hand.is === 'move') &&
    isOthers(slip.card, hand.sequence, person) ? (
      <ChangedMeanwhile
        card={slip.card}
        onGoOn={() => onTake({ ...hand, sequence: slip.card.row.appointment?.sequence ?? 0 })}
      />
    ) : null;
  if (slip.is === 'visit' && hand.is === 'cancel') {
    return (
      <CancelPanel
        key={hand.name}
        hand={hand}
        meanwhile={meanwhile}
        card={slip.card}
        slip={slip}
        fault={changes.fault}
        onSend={(words) => void changes.cancel(slip.card, words)}
        onLeave={onLeave}
      />
    );
  }
  if (slip.is === 'visit' && hand.is === 'move') {
    const { kind } = slip.card.row;
    const event = isEventType(kind) ? kind : 'smile-blueprint';
    const from = stretchOf(rules, slip.slot);
    return (
      <PlacePanel
        key={hand.name}
        hand={hand}
        meanwhile={meanwhile}
        card={slip.card}
        event={event}
        proposal={proposeInstead(slip.card, event, from, { rules, slips, own, now })}
        from={from}
        to={hand.to}
        taken={taken}
        isFree={isFree}
        inTheWay={slipsInTheWay(slips, hand.to, hand)}
        now={now}
        fault={changes.fault}
        onEvent={() => undefined}
        onTime={onTime}
        onSend={(slot, sentence) => void changes.move(slip.card, slot, sentence)}
        onLeave={onLeave}
      />
    );
  }
  return (
    <SlipPanel
      slip={slip}
      now={now}
      mayChange={mayChange}
      fault={changes.fault}
      onMove={() => (slip.is === 'kept' ? onShift(slip.block.number) : onMove(slip.card.name))}
      onCancel={() =>
        slip.is === 'visit'
          ? onTake({
              is: 'cancel',
              name: slip.card.name,
              sequence: slip.card.row.appointment?.sequence ?? 0,
            })
          : undefined
      }
      onGiveBack={(number) => void changes.giveBack(number)}
      onGiveSeriesBack={(series) => void changes.giveSeriesBack(series)}
      onLeave={onLeave}
    />
  );
}

/** Whether a visit was changed since it was taken up, and by somebody else. */
function isOthers({ row, state }: OpenedCard, sequence: number, person: number | null): boolean {
  const now = row.appointment?.sequence ?? 0;
  if (now === sequence) return false;
  return !state.entries.some(
    (entry) => entry.is === 'moved' && entry.sequence === now && entry.person === person,
  );
}
