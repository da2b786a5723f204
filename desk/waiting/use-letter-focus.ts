import { useLayoutEffect, type RefObject } from 'react';
import { isTyping } from '../land-on.ts';

/**
 * Puts the focus before the first word of a letter once it is there, with the whole form in view as far as there is room: what it offers, and what sends it.
 *
 * @param isAsked it was opened here: one that stands open already takes the focus of nobody who only comes by
 */
export function useLetterFocus(
  field: RefObject<HTMLTextAreaElement | null>,
  isThere: boolean,
  isAsked: boolean,
): void {
  // With the drawing itself: what is pressed as soon as the letter stands there is the letter's, and no stroke.
  useLayoutEffect(() => {
    // One that comes late, with the line, takes nobody out of a note.
    if (isThere && isAsked && field.current !== null && !isTyping()) beginIn(field.current);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is there
  }, [field, isThere]);
}

/** Leads into the letter that is open. @returns whether one is there to write in */
export function enterLetter(): boolean {
  const field = document.querySelector<HTMLTextAreaElement>('.card #letter-text');
  if (field === null) return false;
  field.focus();
  field.form?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** The same, before its first word. */
export function beginIn(field: HTMLTextAreaElement): void {
  field.focus();
  field.setSelectionRange(0, 0);
  field.form?.scrollIntoView({ block: 'nearest' });
}
