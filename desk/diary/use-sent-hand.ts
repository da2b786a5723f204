import { useEffect, useRef, useState } from 'react';
import { isTyping } from '../land-on.ts';
import { useFault } from '../shell/use-fault.ts';
import { NOTHING, type Hand } from './hand.ts';
import type { DiaryLanding } from './use-diary-landing.ts';

/** Something is stored: where one goes on, whether it goes out of the hand with that, and whether nobody tells of it but whoever sits here. */
export type OnDone = (landing: DiaryLanding, isHeld: boolean, isSaid: boolean) => void;

/** What was in hand when something was sent. */
export interface SentHand {
  /** Whether it is in hand still, and goes with what became of it. */
  isHeld(): boolean;
  /** Whether somebody is at something else by now. */
  isElsewhere(): boolean;
  /** Says why it was not done: where it is in hand, else in the strip, with whom it is about. */
  tellFault(whose: string, fault: string): void;
}

/** What somebody has in hand, as it was when it was sent and as it is when the answer comes. */
export function useSentHand(hand: Hand) {
  const { fault, setFault, tellFault } = useFault();
  const [faultOf, setFaultOf] = useState(hand);
  const now = useRef(hand);
  useEffect(() => {
    now.current = hand;
  }, [hand]);

  /** @param isBack whether something is taken back: that was in no hand, and nothing goes with it in which somebody may be writing */
  const send = (isBack: boolean): SentHand => {
    const sent = now.current;
    const isGoing = isBack ? sent.is === 'slip' || sent.is === 'kept' : sent !== NOTHING;
    const isHeld = (): boolean => isGoing && now.current === sent;
    return {
      isHeld,
      isElsewhere: () => !isHeld() && (now.current !== NOTHING || isTyping()),
      tellFault: (whose, words) => {
        setFaultOf(sent);
        tellFault(whose, words, isHeld() && !isBack);
      },
    };
  };
  // What was tried is no longer in hand.
  return { fault: faultOf === hand ? fault : '', setFault, send };
}
