import { useLayoutEffect, type RefObject } from 'react';
import { isTyping } from '../land-on.ts';

/** Puts the focus before the first word of a letter once it is there, with the whole form in view as far as there is room: what it offers, and what sends it. */
export function useLetterFocus(
  field: RefObject<HTMLTextAreaElement | null>,
  isThere: boolean,
): void {
  // With the drawing itself: what is pressed as soon as the letter stands there is the letter's, and no stroke.
  useLayoutEffect(() => {
    if (!isThere || field.current === null) return;
    // One that comes late, with the line, takes nobody out of a note.
    if (isTyping()) return;
    field.current.focus();
    field.current.setSelectionRange(0, 0);
    field.current.form?.scrollIntoView({ block: 'nearest' });
  }, [field, isThere]);
}
