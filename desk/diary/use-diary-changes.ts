import { useState } from 'react';
import { sayMoment, sayTime } from '../../domain/desk/time-words.ts';
import { LETTER_HELD_MS } from '../../domain/desk/wire.ts';
import type { EventType } from '../../domain/scheduling/event-types.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import type { Doing } from '../box/acts-under-way.ts';
import type { OpenedBlock, OpenedCard } from '../box/card-box.ts';
import {
  cancelAppointment,
  giveBack,
  giveSeriesBack,
  keepFree,
  keepFreeWeekly,
  makeAppointment,
  moveAppointment,
  moveKept,
  takeBackBooking,
  takeBackMove,
} from '../box/change-diary.ts';
import { TriedActs, type IdOf } from '../box/tried-acts.ts';
import { useRoom } from '../room.ts';
import { sayFault } from '../shell/use-fault.ts';
import { useLastAct } from '../shell/use-last-act.ts';
import { nameOfCard } from '../waiting/card-words.ts';
import type { Hand } from './hand.ts';
import type { DiaryLanding } from './use-diary-landing.ts';
import { sayTold } from './diary-words.ts';
import { sayStillOffered } from './offered-words.ts';
import { useSentHand, type OnDone } from './use-sent-hand.ts';

const LETTER_HELD_SECONDS = LETTER_HELD_MS / 1_000;

interface LastChange {
  said: string;
  /** Where one goes on; the page's heading where it is left out. */
  landing?: DiaryLanding;
  /** No letter tells of it: it is to be said. */
  isSaid?: boolean;
  /** Takes it back; undefined where it cannot be. */
  undo?: () => Promise<void>;
}

interface LastStored extends LastChange {
  /** Number of the act that stored it. */
  act: number;
  heldMs: number;
}

/** Taken back is what there is: Undo undoes none of it. */
const BACK = { doing: 'taking back', hasWayBack: false } as const;
const WITHOUT_WAY = { hasWayBack: false } as const;

export interface DiaryChanges {
  last: LastStored | null;
  /** Why what is in hand was not done; what became of anything else the strip says, with the name. */
  fault: string;
  move(card: OpenedCard, to: Slot, sentence: string): Promise<void>;
  cancel(card: OpenedCard, words: { isOurs: boolean; sentence: string }): Promise<void>;
  make(asked: OpenedCard, wanted: { event: EventType; slot: Slot }): Promise<void>;
  /** Several where it repeats each week. */
  keepFree(slots: readonly Slot[], why: string): Promise<void>;
  /** Moves times that are kept free: one, or those that follow it too. */
  shift(moves: readonly { kept: OpenedBlock; slot: Slot }[]): Promise<void>;
  giveBack(number: number): Promise<void>;
  giveSeriesBack(series: string): Promise<void>;
  /** Takes the last back from anywhere: while it is still being stored, as soon as it is. */
  undoLast(): Promise<void>;
}

/**
 * Changes of the diary: told only once they are stored, and why where they are not.
 *
 * @param onDone called with where one goes on, whether what was sent is in hand still, and whether it is to be said; not where somebody is at something else by then
 */
export function useDiaryChanges(onDone: OnDone, hand: Hand): DiaryChanges {
  const { box, key, practice, underWay } = useRoom();
  const { last, lastNow, setLast } = useLastAct<LastStored>();
  const { fault, setFault, send } = useSentHand(hand);
  const [acts] = useState(() => new TriedActs());
  const { timeZone } = practice.opening;
  const place = { box, key, rules: practice.opening };

  const say = (slot: Pick<Slot, 'startsAt'>) =>
    sayMoment(new Date(slot.startsAt), timeZone, new Date());

  /** @param act what it is, for another try of the same @param about what is said of it while it is being stored */
  async function run(
    act: readonly unknown[],
    about: { card?: OpenedCard; doing?: Doing; hasWayBack?: boolean },
    task: (idOf: IdOf) => Promise<LastChange | null>,
  ): Promise<void> {
    const { card, ...more } = about;
    const whose = card === undefined ? '' : nameOfCard(card);
    const isBack = about.doing === 'taking back';
    const sent = send(isBack);
    try {
      const stored = await acts.try(act, (idOf) =>
        underWay.run({ whose, ...more }, async ({ number, isWantedBack }) => {
          const done = await task(idOf);
          return { done, number, isWanted: isWantedBack() };
        }),
      );
      if (stored === undefined) return;
      const { done, number, isWanted } = stored;
      setFault('');
      setLast(done === null ? null : { ...done, act: number, heldMs: LETTER_HELD_MS });
      if (!sent.isElsewhere())
        onDone(done?.landing ?? 'heading', sent.isHeld(), done?.isSaid === true);
      if (isWanted) await done?.undo?.();
    } catch (error) {
      sent.tellFault(whose, sayFault('Not done', error));
      // It was the last step: what was done before it is not taken back in its place.
      if (!isBack) setLast(null);
    }
  }

  async function keepWeekly(slots: readonly Slot[], why: string, idOf: IdOf): Promise<LastChange> {
    const series = await keepFreeWeekly(place, slots, { why, idOf });
    const [first = { startsAt: '' }] = slots;
    const kept = box.blocks.find((block) => block.series === series);
    return {
      said: `Blocked ${slots.length} times, from ${say(first)}`,
      ...(kept === undefined ? {} : { landing: { block: kept.number } }),
      undo: () =>
        run(['give back', series], BACK, async () => {
          await giveSeriesBack(place, series);
          return { said: `Given back: ${slots.length} times` };
        }),
    };
  }

  return {
    last,
    fault,
    move: (card, to, sentence) =>
      run(
        ['move', card.name, card.row.appointment?.sequence, to, sentence],
        { card },
        async (idOf) => {
          const from = card.row.appointment;
          const id = idOf('moved');
          const isTold = await moveAppointment(place, card, to, { id, sentence });
          const said = `${nameOfCard(card)}: moved to ${say(to)}, ${sayTold(isTold)}`;
          const landing = { card: card.name };
          const done = { said, landing, isSaid: !isTold };
          if (from === null) return done;
          return {
            ...done,
            undo: () =>
              run(['undo', id], { card, ...BACK }, async (idBackOf) => {
                // They may know neither place: it was moved before, a moment ago.
                const isToldBack = await takeBackMove(place, card, idBackOf('moved'));
                const more = isToldBack ? `, ${sayTold(true)}` : '';
                return { said: `${nameOfCard(card)}: back on ${say(from)}${more}`, landing };
              }),
          };
        },
      ),
    cancel: (card, words) =>
      run(
        ['cancel', card.name, card.row.appointment?.sequence, words],
        { card, ...WITHOUT_WAY },
        async (idOf) => {
          const isTold = await cancelAppointment(place, card, { id: idOf('cancelled'), ...words });
          return { said: `${nameOfCard(card)}: cancelled, ${sayTold(isTold, card)}` };
        },
      ),
    make: (asked, wanted) =>
      run(['make', asked.name, wanted], { card: asked }, async (idOf) => {
        const hadHeld = box.blocks.some(({ offered }) => offered?.to === asked.name);
        const made = await makeAppointment(place, asked, { ...wanted, idOf });
        const { isLetterSent, name, placed } = made;
        const isTold = isLetterSent
          ? `${sayTold(true)} in ${LETTER_HELD_SECONDS} seconds`
          : sayTold(false);
        const said = `${nameOfCard(asked)}: booked for ${say(wanted.slot)}, ${isTold}`;
        return {
          said,
          landing: { card: name },
          isSaid: !isLetterSent,
          undo: () =>
            run(['undo', placed], { card: asked, ...BACK }, async (idBackOf) => {
              await takeBackBooking(place, name, { asked: asked.name, placed, idOf: idBackOf });
              const given = hadHeld ? ' What their letter held is held no more.' : '';
              return { said: `Taken back, nobody was told: their card is as before.${given}` };
            }),
        };
      }),
    keepFree: ([slot, ...more], why) =>
      run(['keep free', slot, more, why], {}, async (idOf) => {
        if (slot === undefined) return null;
        if (more.length > 0) return keepWeekly([slot, ...more], why, idOf);
        await keepFree(place, slot, { id: idOf('time'), why });
        const kept = box.blocks.find(({ startsAt }) => startsAt === slot.startsAt);
        const said = `Blocked: ${say(slot)} to ${sayTime(new Date(slot.endsAt), timeZone)}`;
        if (kept === undefined) return { said };
        return {
          said,
          landing: { block: kept.number },
          undo: () =>
            run(['give back', kept.id], BACK, async () => {
              await giveBack(place, kept.number);
              return { said: `Given back: ${say(slot)}` };
            }),
        };
      }),
    shift: (moves) =>
      run(['shift', moves.map(({ kept, slot }) => [kept.id, slot])], {}, async (idOf) => {
        const [first] = moves;
        if (first === undefined) return null;
        const numbers = await moveKept(place, moves, idOf);
        const many = moves.length === 1 ? '' : `, ${moves.length} times`;
        return {
          said: `Blocked: moved to ${say(first.slot)}${many}`,
          ...landingOn(numbers),
          undo: () =>
            run(['undo', idOf(`${first.kept.number}`)], BACK, async (idBackOf) => {
              const back = moves.flatMap(({ kept: { startsAt, endsAt } }, at) => {
                const kept = box.blocks.find(({ number }) => number === numbers[at]);
                return kept === undefined ? [] : [{ kept, slot: { startsAt, endsAt } }];
              });
              const there = await moveKept(place, back, idBackOf);
              return { said: `Blocked: back on ${say(first.kept)}${many}`, ...landingOn(there) };
            }),
        };
      }),
    giveBack: (number) =>
      run(['give back', number], WITHOUT_WAY, async () => {
        const block = box.blocks.find((kept) => kept.number === number);
        await giveBack(place, number);
        return { said: `The time is free again${sayStillOffered(box, block)}` };
      }),
    giveSeriesBack: (series) =>
      run(['give back', series], WITHOUT_WAY, async () => {
        await giveSeriesBack(place, series);
        return { said: 'The times are free again' };
      }),
    undoLast: async () => {
      const now = lastNow();
      if (!underWay.wantLastBack(now?.act ?? 0)) await now?.undo?.();
    },
  };
}

/** Where one goes on with times that have these numbers now. */
function landingOn([number]: readonly number[]): { landing?: DiaryLanding } {
  return number === undefined ? {} : { landing: { block: number } };
}
