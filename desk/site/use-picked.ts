import { useRef, useState } from 'react';

/** A list as the server has it, as far as is known here: as it was before the first of several quick changes, then as the last of them left it. */
export interface KnownList {
  current: readonly string[];
}

/** Stores a list. `known` is what it was made of; whoever has stored it says so there. */
export type ListChange = (list: readonly string[], known: KnownList) => Promise<unknown>;

/**
 * What is chosen here is shown until the last of it is kept: of two quick changes the second begins with the first.
 *
 * @returns what is shown, and changes it
 */
export function usePicked(
  chosen: readonly string[],
  onChange: ListChange,
): [readonly string[], (next: readonly string[]) => Promise<void>] {
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const count = useRef(0);
  const known = useRef<KnownList | null>(null);
  const pick = async (next: readonly string[]): Promise<void> => {
    const own = (count.current += 1);
    known.current ??= { current: chosen };
    setPicked(next);
    await onChange(next, known.current);
    if (count.current !== own) return;
    known.current = null;
    setPicked(null);
  };
  return [picked ?? chosen, pick];
}
