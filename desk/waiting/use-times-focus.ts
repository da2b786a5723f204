import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost, landOn } from '../land-on.ts';

interface TimesFocus {
  /** For what holds the times. */
  readonly times: RefObject<HTMLDivElement | null>;
  /** Notes that a control is pressed which may go with it. */
  readonly pressed: () => void;
}

/**
 * Keeps the focus among the times of a letter where the control that held it goes: with its time, or with the last place for one. Of one more that was
 * asked for it goes to the day, and brings both its fields into view, which the longer text has moved down.
 *
 * @param count how many the letter names
 */
export function useTimesFocus(count: number): TimesFocus {
  const times = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  // Times that go by themselves, or with a line of the text, take the focus from nobody.
  const isPressed = useRef(false);
  useEffect(() => {
    const isFewer = count < before.current;
    const isMore = count > before.current;
    before.current = count;
    const wasPressed = isPressed.current;
    isPressed.current = false;
    if (!wasPressed || !(isMore || isFocusLost())) return;
    const find = (selector: string) => times.current?.querySelector<HTMLElement>(selector);
    const last = find(`li:last-child ${isFewer ? 'button' : 'select'}`);
    landOn(last ?? find('.offer-one') ?? find('select'));
    if (isMore) find('li:last-child')?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return {
    times,
    pressed: () => {
      isPressed.current = true;
    },
  };
}
