import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { goTo } from '../address.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { useSingleKeys } from '../shell/single-keys.ts';
import type { Question } from './stroke-question.tsx';

interface CardKeys {
  card: OpenedCard;
  /** It opens, and is not set aside: what is asked of it can be. */
  isOpen: boolean;
  /** Whoever sits here may book. */
  isBooker: boolean;
  note: RefObject<HTMLTextAreaElement | null>;
  given: RefObject<HTMLSelectElement | null>;
  onStep: (by: number) => void;
  onEscape: () => void;
  onAsk: (asked: Question) => void;
}

/** The single keys of an open card (the keyboard map names them). */
export function useCardKeys(keysOf: CardKeys): void {
  const { card, isOpen, isBooker, note, given } = keysOf;
  const { name, photos } = card;
  const acts = useRef(keysOf);
  useEffect(() => {
    acts.current = keysOf;
  });
  const keys = useMemo(() => {
    const ask = (asked: Question) => (isOpen ? () => acts.current.onAsk(asked) : undefined);
    const click = (what: string) => () =>
      document.querySelector<HTMLElement>(`.card [data-way='${what}']`)?.click();
    return {
      j: () => acts.current.onStep(1),
      k: () => acts.current.onStep(-1),
      escape: () => acts.current.onEscape(),
      c: click('phone'),
      t: click('text'),
      e: click('email'),
      r: click('reached'),
      n: ask('no-answer'),
      x: ask('closed'),
      f: ask('follow-up'),
      b: isBooker && isOpen ? () => goTo(`/diary?place=${name}`) : undefined,
      p: photos === 0 ? undefined : () => goTo(`/card/${name}/photos`),
      w: () => note.current?.focus(),
      g: () => given.current?.focus(),
    };
  }, [given, isBooker, isOpen, name, note, photos]);
  useSingleKeys(keys);
}
