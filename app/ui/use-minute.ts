import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The present moment, read anew every minute.
 *
 * @returns null before the page is alive: what is built cannot know it
 */
export function useMinute(): Date | null {
  const [now, setNow] = useState<Date | null>(null);

  useEffect(() => {
    const read = () => setNow(new Date());
    const first = setTimeout(read);
    const timer = setInterval(read, MINUTE_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);

  return now;
}
