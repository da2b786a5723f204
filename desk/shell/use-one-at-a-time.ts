import { useState } from 'react';
import { OneAtATime } from './one-at-a-time.ts';

/** The same for buttons that are shown as busy meanwhile. */
export function useOneAtATime() {
  const [one] = useState(() => new OneAtATime());
  const [isBusy, setIsBusy] = useState(false);
  const run = <Done>(task: () => Promise<Done>): Promise<Done | undefined> =>
    one.run(async () => {
      setIsBusy(true);
      try {
        return await task();
      } finally {
        setIsBusy(false);
      }
    });
  return { isBusy, run };
}
