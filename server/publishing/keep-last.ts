/**
 * Keeps what was made for the last few keys, so that what is asked for with every look at a form is made once.
 *
 * @param count how many are kept
 * @returns gives what is kept under a key, or makes it; what was made is shared, and nobody may change it
 */
export function keepLast<Value>(count: number): (key: string, make: () => Value) => Value {
  const kept = new Map<string, { value: Value }>();
  return (key, make) => {
    const one = kept.get(key) ?? { value: make() };
    // The newest stand last.
    kept.delete(key);
    kept.set(key, one);
    for (const oldest of kept.keys()) {
      if (kept.size <= count) break;
      kept.delete(oldest);
    }
    return one.value;
  };
}
