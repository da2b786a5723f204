import { useEffect, useEffectEvent, useState } from 'react';
import { hasNoLine } from '../api/ask-server.ts';

/** Soon enough for whoever waits before the page, and seldom enough for a server that starts. */
const AGAIN_MS = 3000;

/**
 * Does something once, when it is drawn; without a line to the server, again and again until that answers.
 *
 * @param task told each time anew by whatever is drawn
 * @param onFault called with why it failed where the line is there
 * @returns whether it waits for the line
 */
export function useOnceReached(
  task: () => Promise<void>,
  onFault: (error: unknown) => void,
): boolean {
  const [isWaiting, setIsWaiting] = useState(false);
  const attempt = useEffectEvent(async (): Promise<boolean> => {
    try {
      await task();
    } catch (error) {
      if (hasNoLine(error)) {
        setIsWaiting(true);
        return false;
      }
      onFault(error);
    }
    setIsWaiting(false);
    return true;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const tryIt = async (): Promise<void> => {
      const isDone = await attempt();
      if (!isDone && !isOver) timer = setTimeout(() => void tryIt(), AGAIN_MS);
    };
    void tryIt();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return isWaiting;
}
