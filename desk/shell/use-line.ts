import { useEffect, useEffectEvent, useState } from 'react';

const MINUTE_MS = 60_000;
const LONGEST_WITHOUT_LINE_MS = 8 * 60 * MINUTE_MS;

/**
 * How the line to the server stands.
 *
 * @param onTooLong called where it stays away
 */
export function useLine(onTooLong: () => void) {
  /** Since when the server does not answer; null where it does. */
  const [lostAt, setLostAt] = useState<Date | null>(null);
  /** What became of what waited, once it is back; empty where nothing did. */
  const [lineWords, setLineWords] = useState('');
  const endLong = useEffectEvent(onTooLong);
  useEffect(() => {
    if (lineWords === '') return undefined;
    const timer = setTimeout(() => setLineWords(''), MINUTE_MS);
    return () => clearTimeout(timer);
  }, [lineWords]);
  useEffect(() => {
    if (lostAt === null) return undefined;
    // What is open grows old: appointments were moved, and somebody may have been removed.
    const timer = setTimeout(() => endLong(), LONGEST_WITHOUT_LINE_MS);
    return () => clearTimeout(timer);
  }, [lostAt]);
  return { lostAt, setLostAt, lineWords, setLineWords };
}
