import { useLayoutEffect } from 'react';

const SWITCH = 'desk-single-keys';

/** Whether single letters do something; whoever dictates or trembles switches them off (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(SWITCH) !== 'off';
}

/** Keeps it in this browser, whoever signs in there; the next key that is pressed goes by it. */
export function setSingleKeys(isOn: boolean): void {
  localStorage.setItem(SWITCH, isOn ? 'on' : 'off');
}

/** What a key does, by the sign that it writes in small letters. */
export type KeyMap = Readonly<Record<string, (() => void) | undefined>>;

/** What goes on for as long as it is held: a step to the next, and a larger or smaller picture. */
const STEPS: ReadonlySet<string> = new Set(
  'arrowup arrowdown arrowleft arrowright j k + = -'.split(' '),
);

/** Whether a key that is pressed does something; held, it repeats itself, and a stroke would reach cards that nobody saw. */
export function doesAct({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean {
  return !repeat || STEPS.has(key.toLowerCase());
}

/**
 * Lets single keys act while nobody writes in a field and no dialog is open; one that is held, once. Escape acts in fields too.
 *
 * @param isFirst whether these come before those of the room around, which has some of them too
 */
export function useSingleKeys(map: KeyMap, isFirst = false): void {
  // With the drawing itself: a key that is pressed as soon as something stands there acts on that, and not on what stood there before.
  useLayoutEffect(() => {
    const act = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const isEscape = event.key === 'Escape';
      if (!isEscape && (isWriting(event.target) || !hasSingleKeys())) return;
      const action = map[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      if (doesAct(event)) action();
    };
    window.addEventListener('keydown', act, isFirst);
    return () => window.removeEventListener('keydown', act, isFirst);
  }, [map, isFirst]);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select');
}
