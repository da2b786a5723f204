import { useState } from 'react';
import { useRoom } from '../room.ts';
import { useIsHere } from './use-is-here.ts';

/** Why something failed, where it was tried. */
export interface Fault {
  readonly fault: string;
  readonly setFault: (fault: string) => void;
  /** Says it there; where that was left meanwhile, or does not show it, wherever somebody is now, with whom it is about. */
  readonly tellFault: (whose: string, fault: string, isShown?: boolean) => void;
}

/** One for each part that tries something, within a room. `fault` is empty where nothing failed, and stays until it is set anew. */
export function useFault(): Fault {
  const { underWay } = useRoom();
  const isHere = useIsHere();
  const [fault, setFault] = useState('');
  const tellFault = (whose: string, words: string, isShown = true): void => {
    if (isShown && isHere()) setFault(words);
    else underWay.tellFault(whose === '' ? words : `${whose}: ${words}`);
  };
  return { fault, setFault, tellFault };
}

/** "Not kept: There is no card 12." */
export function sayFault(what: string, error: unknown): string {
  return `${what}: ${error instanceof Error ? error.message : 'try again.'}`;
}
