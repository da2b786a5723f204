import { RequestError, requestJson } from './request-json.ts';

/** What is known of an address's answer. */
export interface Answer {
  readonly state: 'awaited' | 'here' | 'failed';
  /** What came last; kept while it is asked for anew, and when that fails. */
  readonly data: unknown;
  readonly error: unknown;
}

const AWAITED: Answer = { state: 'awaited', data: undefined, error: null };

/**
 * What addresses answered to GET (product 7.10): kept as long as its owner, never stale by itself, asked once, and again only by {@link askAgain} or
 * {@link outdate}; never on focus, never by a clock. It asks also where the browser holds itself to be offline: the question then fails
 * at once, and the visitor is told.
 */
export class Answers {
  readonly #known = new Map<string, Answer>();
  /** The question of each address that is under way; an answer to an older one counts for nothing. */
  readonly #underWay = new Map<string, object>();
  /** How many parts of the page show each address. */
  readonly #shown = new Map<string, number>();
  readonly #listeners = new Set<() => void>();

  /** @returns how to stop listening */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read(url: string): Answer {
    return this.#known.get(url) ?? AWAITED;
  }

  /** Asks for what a part of the page is about to show, unless it is here. @returns what to call when it is shown no more */
  show(url: string): () => void {
    this.#shown.set(url, (this.#shown.get(url) ?? 0) + 1);
    if (this.read(url).state !== 'here' && !this.#underWay.has(url)) this.askAgain(url);
    return () => {
      const left = (this.#shown.get(url) ?? 0) - 1;
      if (left > 0) this.#shown.set(url, left);
      else this.#shown.delete(url);
    };
  }

  askAgain(url: string): void {
    const question = {};
    this.#underWay.set(url, question);
    const { state, data } = this.read(url);
    // Who asks again after a failure sees that it is under way.
    if (data === undefined || state === 'failed') this.#tell(url, { ...AWAITED, data });
    const settle = (answer: Answer) => {
      if (this.#underWay.get(url) === question) this.put(url, answer);
    };
    askForJson(url).then(
      (answer) => settle({ state: 'here', data: answer, error: null }),
      (error: unknown) => settle({ state: 'failed', data, error }),
    );
  }

  /** Takes an answer that came by another way. */
  put(url: string, answer: Answer): void {
    this.#underWay.delete(url);
    this.#tell(url, answer);
  }

  /** What was answered may no longer be so, and is not to be shown any more: it is asked for as if for the first time. */
  forget(url: string): void {
    this.put(url, AWAITED);
    this.askAgain(url);
  }

  /** What was answered is known to be otherwise now: it is forgotten, and asked for anew where it is shown. */
  outdate(isOutdated: (url: string) => boolean = () => true): void {
    for (const url of new Set([...this.#known.keys(), ...this.#underWay.keys()])) {
      if (!isOutdated(url)) continue;
      this.#underWay.delete(url);
      if (this.#shown.has(url)) this.askAgain(url);
      else this.#known.delete(url);
    }
  }

  #tell(url: string, answer: Answer): void {
    this.#known.set(url, answer);
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Asks an address.
 *
 * @throws RequestError also for 401
 */
export async function askForJson(url: string): Promise<unknown> {
  return requestJson('GET', url);
}

/** The same, where not being signed in is an answer: null. */
export async function askForJsonOrNull(url: string): Promise<unknown> {
  try {
    return await askForJson(url);
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
}
