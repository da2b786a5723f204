import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost, landOn } from '../land-on.ts';
import type { Hand } from './hand.ts';

/** What of the diary gets the focus: a visit by its card, a time that is kept free by its number, what begins one, or the page's heading. */
export type DiaryLanding =
  | { readonly card: string }
  | { readonly block: number }
  | 'keep-free'
  | 'heading';

/** Where one goes on when what is in hand is put back. */
export function landingOf(hand: Hand): DiaryLanding {
  if (hand.is === 'nothing') return 'heading';
  if (hand.is === 'kept' || hand.is === 'shift') return { block: hand.number };
  return hand.is === 'block' ? 'keep-free' : { card: hand.name };
}

/**
 * Keeps the focus in the diary when panels come and go.
 *
 * @returns notes where it goes with the next drawing
 */
export function useDiaryLanding(
  room: RefObject<HTMLElement | null>,
): (landing: DiaryLanding) => void {
  const wanted = useRef<DiaryLanding | null>(null);
  useEffect(() => {
    const { current } = wanted;
    if (current === null) return;
    wanted.current = null;
    const found = room.current?.querySelector<HTMLElement>(selectorOf(current));
    landOn(found ?? room.current?.querySelector<HTMLElement>('h1'));
  });
  return (landing) => {
    wanted.current = landing;
  };
}

/** Another day or week was asked for by what has gone with the one before. */
export function useDayFocus(room: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (isFocusLost()) landOn(room.current?.querySelector<HTMLElement>('h1'));
  }, [room, shown]);
}

function selectorOf(landing: DiaryLanding): string {
  if (landing === 'heading') return 'h1';
  if (landing === 'keep-free') return "[data-way='keep-free']";
  return 'card' in landing
    ? `button[data-card='${landing.card}']`
    : `button[data-block='${landing.block}']`;
}
