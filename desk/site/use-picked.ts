import { useRef, useState } from 'react';

/**
 * What is chosen here is shown until the last of it is kept: of two quick changes the second begins with the first.
 *
 * @returns what is shown, and changes it
 */
export function usePicked(
  chosen: readonly string[],
  onChange: (chosen: readonly string[]) => Promise<unknown>,
): [readonly string[], (next: readonly string[]) => Promise<void>] {
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const count = useRef(0);
  const pick = async (next: readonly string[]): Promise<void> => {
    const own = (count.current += 1);
    setPicked(next);
    await onChange(next);
    if (count.current === own) setPicked(null);
  };
  return [picked ?? chosen, pick];
}
