import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, anew with each minute. Nothing is announced by it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer = 0;
    const wait = (): void => {
      timer = window.setTimeout(
        () => {
          setNow(new Date());
          wait();
        },
        MINUTE_MS - (Date.now() % MINUTE_MS),
      );
    };
    wait();
    return () => window.clearTimeout(timer);
  }, []);
  return now;
}
