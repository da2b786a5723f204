import { useLayoutEffect, useRef, type RefObject } from 'react';

interface Caret {
  /** What it stands among. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Keeps the caret of a field among its words when these change by themselves, where a browser puts it behind the last of them.
 *
 * @param text what stands in the field
 * @returns notes where the caret is: for each change that somebody types, and each time that it moves
 */
export function useCaret(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
): (typedIn: HTMLTextAreaElement) => void {
  const last = useRef<Caret>({ text, start: 0, end: 0 });
  useLayoutEffect(() => {
    const { current } = field;
    const before = last.current;
    if (current === null || before.text === text) return;
    const [start, end] = [before.start, before.end].map((at) => caretAfter(before.text, text, at));
    last.current = { text, start: start ?? 0, end: end ?? 0 };
    if (document.activeElement === current) {
      current.setSelectionRange(last.current.start, last.current.end);
    }
  }, [field, text]);
  return ({ value, selectionStart, selectionEnd }) => {
    last.current = { text: value, start: selectionStart, end: selectionEnd };
  };
}

/** Where a caret stands in a text that has changed in one place: beside the same signs; behind what is new where they are gone. @param at where it stood */
export function caretAfter(before: string, after: string, at: number): number {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  if (at <= head) return at;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return after.length - Math.min(before.length - at, tail);
}
