import { useEffect, useState } from 'react';

const FREE_TRIES = 5;
const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;
/** 1, 2, 4 minutes, and so on to an hour. */
const LONGEST_MINUTES = 60;

/** Makes whoever guesses on this machine wait. What keeps guessers out is the 128 bits of the words; this keeps them from trying at length. */
export function useWaitAfterTries(): { waitWords: string; countTry: () => void } {
  const [tries, setTries] = useState(0);
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const leftMs = until - now;

  useEffect(() => {
    if (leftMs <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(leftMs, SECOND_MS));
    return () => clearTimeout(timer);
  }, [leftMs]);

  const countTry = (): void => {
    const count = tries + 1;
    setTries(count);
    if (count < FREE_TRIES) return;
    const minutes = Math.min(2 ** (count - FREE_TRIES), LONGEST_MINUTES);
    setNow(Date.now());
    setUntil(Date.now() + minutes * MINUTE_MS);
  };
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  const waitWords =
    leftMs > 0
      ? `${tries} wrong tries in a row. This machine waits ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
      : '';
  return { waitWords, countTry };
}
