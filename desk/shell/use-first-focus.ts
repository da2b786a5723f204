import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { CardBox } from '../box/card-box.ts';
import { isFocusLost, landOn } from '../land-on.ts';
import { noteTyped, returnToTyped } from './typed-last.ts';

/**
 * Once what is sealed is open, the focus that was on the door goes where one goes on: the words that one was typing, the card that was asked for, the row
 * that is next, or the room's heading. So it does where it went with the room of before.
 */
export function useFirstFocus(
  box: CardBox,
  { address, isOpened }: { address: string; isOpened: boolean },
): void {
  useSyncExternalStore(box.subscribe, box.version);
  const { isWhole } = box;
  const isBack = useRef(false);
  useEffect(() => {
    document.addEventListener('input', noteTyped);
    return () => document.removeEventListener('input', noteTyped);
  }, []);
  useEffect(() => {
    if (!isWhole || !isOpened || isBack.current) return;
    isBack.current = true;
    // A form that stands open again has taken the focus to its beginning.
    returnToTyped();
  }, [isWhole, isOpened]);
  useEffect(() => {
    // Whoever pressed to try again is on a button that goes.
    if (!isWhole || !isOpened || !isFocusLost()) return;
    const isCardAsked = address.startsWith('/card/');
    landOn(
      document.querySelector<HTMLElement>(isCardAsked ? '#card-name' : '.row[tabindex="0"]') ??
        document.querySelector<HTMLElement>('h1'),
    );
  }, [isWhole, isOpened, address]);
}
