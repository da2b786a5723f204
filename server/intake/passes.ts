/** One that was counted already, and may pass without being counted again until its window ends. */
interface Pass {
  endsInMs: number;
}

/**
 * Counts that were given back, kept beside a store of counts that can only count up: the next of the same key passes on one of them.
 * In memory alone, and no more than a given number of keys; the oldest go first.
 */
export class Passes {
  readonly #keysMax: number;
  readonly #now: () => number;
  readonly #ends = new Map<string, number[]>();

  /** @param now milliseconds since 1970 */
  constructor(keysMax: number, now: () => number = Date.now) {
    this.#keysMax = keysMax;
    this.#now = now;
  }

  /** @param endsInMs when the window ends in which it was counted */
  give(key: string, endsInMs: number): void {
    const [oldest] = this.#ends.keys();
    if (this.#ends.size >= this.#keysMax && oldest !== undefined && !this.#ends.has(key)) {
      this.#ends.delete(oldest);
    }
    this.#ends.set(key, [...this.#valid(key), this.#now() + endsInMs]);
  }

  /** Uses one up, if the key has any whose window has not ended. */
  take(key: string): Pass | undefined {
    const [end, ...others] = this.#valid(key);
    if (others.length === 0) this.#ends.delete(key);
    else this.#ends.set(key, others);
    return end === undefined ? undefined : { endsInMs: end - this.#now() };
  }

  #valid(key: string): number[] {
    return (this.#ends.get(key) ?? []).filter((end) => end > this.#now());
  }
}
