import { useEffect, useState } from 'react';
import { sayMoment } from '../../domain/desk/time-words.ts';
import { LETTER_HELD_MS } from '../../domain/desk/wire.ts';
import type { EventType } from '../../domain/scheduling/event-types.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import type { OpenedCard } from '../box/card-box.ts';
import {
  cancelAppointment,
  giveBack,
  keepFree,
  makeAppointment,
  moveAppointment,
} from '../box/change-diary.ts';
import { useRoom } from '../room.ts';
import type { Hand } from './hand.ts';

interface LastChange {
  said: string;
  /** Takes it back; undefined where it cannot be. */
  undo?: () => Promise<void>;
}

export interface DiaryChanges {
  last: LastChange | null;
  fault: string;
  move(card: OpenedCard, to: Slot, sentence: string): Promise<void>;
  cancel(card: OpenedCard, words: { isOurs: boolean; sentence: string }): Promise<void>;
  make(asked: OpenedCard, wanted: { id: string; event: EventType; slot: Slot }): Promise<void>;
  keepFree(slot: Slot, why: string): Promise<void>;
  giveBack(number: number): Promise<void>;
  undo(): Promise<void>;
}

/** Changes of the diary: told only once they are stored, and why where they are not. */
export function useDiaryChanges(onDone: () => void, hand: Hand): DiaryChanges {
  const { box, key, practice } = useRoom();
  const [last, setLast] = useState<LastChange | null>(null);
  const [fault, setFault] = useState('');
  const [faultOf, setFaultOf] = useState(hand);
  const { timeZone } = practice.opening;
  const place = { box, key };

  useEffect(() => {
    if (last === null) return undefined;
    const timer = setTimeout(() => setLast(null), LETTER_HELD_MS);
    return () => clearTimeout(timer);
  }, [last]);

  const say = (slot: Pick<Slot, 'startsAt'>) => sayMoment(new Date(slot.startsAt), timeZone);
  const told = (isTold: boolean) => (isTold ? 'a letter tells them' : 'nobody tells them but you');

  async function run(task: () => Promise<LastChange | null>): Promise<void> {
    try {
      const done = await task();
      setFault('');
      setLast(done);
      onDone();
    } catch (error) {
      setFaultOf(hand);
      setFault(`Not done: ${error instanceof Error ? error.message : 'try again.'}`);
    }
  }

  return {
    last,
    // What was tried is no longer in hand.
    fault: faultOf === hand ? fault : '',
    move: (card, to, sentence) =>
      run(async () => {
        const from = card.row.appointment;
        const isTold = await moveAppointment(place, card, to, { sentence });
        const said = `${card.row.reference ?? card.name}: moved to ${say(to)}, ${told(isTold)}`;
        if (from === null) return { said };
        return {
          said,
          undo: () =>
            run(async () => {
              const now = box.find(card.name);
              if (now === undefined) return null;
              await moveAppointment(place, now, from, { isBack: true });
              return { said: `${card.row.reference ?? card.name}: back on ${say(from)}` };
            }),
        };
      }),
    cancel: (card, words) =>
      run(async () => {
        const isTold = await cancelAppointment(place, card, words);
        return { said: `${card.row.reference ?? card.name}: cancelled, ${told(isTold)}` };
      }),
    make: (asked, wanted) =>
      run(async () => {
        const { isLetterSent } = await makeAppointment(place, asked, wanted);
        return { said: `Booked for ${say(wanted.slot)}, ${told(isLetterSent)}` };
      }),
    keepFree: (slot, why) =>
      run(async () => {
        await keepFree(place, slot, why);
        const kept = box.blocks.find(({ startsAt }) => startsAt === slot.startsAt);
        const said = `Kept free: ${say(slot)}`;
        if (kept === undefined) return { said };
        return {
          said,
          undo: () =>
            run(async () => {
              await giveBack(place, kept.number);
              return { said: `Given back: ${say(slot)}` };
            }),
        };
      }),
    giveBack: (number) =>
      run(async () => {
        await giveBack(place, number);
        return { said: 'The time is free again' };
      }),
    undo: async () => {
      await last?.undo?.();
    },
  };
}
