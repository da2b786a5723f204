import { useEffect, useState } from 'react';

/** A pause in typing. */
const SETTLED_MS = 700;

/** The last value that has stood for a moment: what is told to those who hear the page, once and not with every letter. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);

  return settled;
}
