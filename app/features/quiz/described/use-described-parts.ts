import { useEffect, useState } from 'react';
import { whenIdle } from '../../../ui/when-idle.ts';
import { fetchDescribed, type DescribedParts } from './fetch-described.ts';

/**
 * Fetches "What you described" at the end of the quiz, once the page has nothing to do. Not when its place is seen: how far down that lies depends on the
 * answers.
 */
export function useDescribedParts(): DescribedParts | undefined {
  const [parts, setParts] = useState<DescribedParts>();
  useEffect(() => {
    let isOver = false;
    whenIdle(() => {
      fetchDescribed()
        .then((fetched) => (isOver ? undefined : setParts(fetched)))
        // The result is whole without it, and the next one tries again.
        .catch(() => undefined);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return parts;
}
