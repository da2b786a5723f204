/** How long an answer is waited for before the visitor is offered another way. For what is sent in pieces: how long without a piece. */
export const ANSWER_LIMIT_MS = 20_000;

/** Nothing came in time. Whether the request arrived is not known: it may be sent again under the same key. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';

  constructor() {
    super(`There was no answer for ${ANSWER_LIMIT_MS / 1000} seconds.`);
  }
}

/**
 * Lets something go on as long as there is progress, and no longer. By `setTimeout`, since the clock of `AbortSignal.timeout` cannot be set
 * back, and a test cannot hold it.
 */
export class Patience {
  readonly #onEnd: (error: NoAnswerError) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onEnd called once, when nothing has come for so long */
  constructor(onEnd: (error: NoAnswerError) => void) {
    this.#onEnd = onEnd;
    this.renew();
  }

  /** Something came: the wait begins again. */
  renew(): void {
    this.end();
    this.#timer = setTimeout(() => this.#onEnd(new NoAnswerError()), ANSWER_LIMIT_MS);
  }

  /** Nothing more is waited for. */
  end(): void {
    clearTimeout(this.#timer);
  }
}

/**
 * Waits for something that cannot be broken off, such as code on its way.
 *
 * @throws NoAnswerError when it takes too long; else what it throws itself
 */
export function withinLimit<Value>(wanted: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const patience = new Patience(reject);
    wanted.finally(() => patience.end()).then(resolve, reject);
  });
}

/**
 * The same for what can be broken off, by the signal that it is given.
 *
 * @param task rejects with the signal's reason once that is aborted, as `fetch` and the reading of its answer do
 * @throws NoAnswerError when it takes too long; else what it throws itself
 */
export async function breakOffAtLimit<Value>(
  task: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const breakOff = new AbortController();
  const patience = new Patience((error) => breakOff.abort(error));
  try {
    return await task(breakOff.signal);
  } finally {
    patience.end();
  }
}
