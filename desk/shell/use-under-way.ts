import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRoom } from '../room.ts';
import { nextWordsIn, sayUnderWay } from './under-way-words.ts';

/** What is said in the place where strips say what was done; both are empty as long as nothing is. */
export interface SaidUnderWay {
  readonly words: string;
  /** Why an act failed whose room was left meanwhile. */
  readonly fault: string;
  /** Takes it back once it is stored; undefined where it cannot be, or is asked back already. */
  readonly undo: (() => void) | undefined;
}

/**
 * What is said of acts that are under way.
 *
 * @param stored number of the act that is said to be stored: nothing that was begun before takes its place
 */
export function useUnderWay(stored = 0): SaidUnderWay {
  const { underWay } = useRoom();
  const acts = useSyncExternalStore(underWay.subscribe, underWay.all);
  const fault = useSyncExternalStore(underWay.subscribe, underWay.fault);
  const [words, setWords] = useState('');
  useEffect(() => {
    let timer = 0;
    const say = (): void => {
      const nowMs = performance.now();
      setWords(sayUnderWay(acts, nowMs));
      const inMs = nextWordsIn(acts, nowMs);
      if (inMs !== undefined) timer = window.setTimeout(say, inMs);
    };
    say();
    return () => window.clearTimeout(timer);
  }, [acts]);
  const last = acts.at(-1);
  // Of several the strip names none.
  const hasUndo = acts.length === 1 && last?.hasWayBack === true && !last.isWantedBack;
  const isOlder = (last?.number ?? 0) < stored;
  const undo = hasUndo ? () => void underWay.wantLastBack(0) : undefined;
  return { words: isOlder ? '' : words, fault, undo };
}
