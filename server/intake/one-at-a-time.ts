/** Another task of the same name was still under way when the wait was over. This one has not begun, and will not. */
export class StillUnderWayError extends Error {
  override readonly name = 'StillUnderWayError';
}

/**
 * Runs tasks of one name one after another, and tasks of different names side by side.
 *
 * Why: twenty sends of one form (a nervous finger, a retrying script) are one request. Without this they would all look for
 * the row before any wrote it, and each would count against the sender's limit.
 */
export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>();

  /**
   * Runs the task when those of its name that came before have ended; gives its result, or throws what it throws.
   *
   * @param longestWaitMs how long it waits for them; without it, as long as they take
   * @throws StillUnderWayError when they took longer
   */
  async run<Result>(
    name: string,
    task: () => Promise<Result>,
    longestWaitMs?: number,
  ): Promise<Result> {
    /** Undefined once it has begun or was given up: what it holds, such as photos, is let go of. */
    let waiting: (() => Promise<Result>) | undefined = task;
    const begin = (): Promise<Result> => {
      if (waiting === undefined) return Promise.reject(new StillUnderWayError());
      const begun = waiting;
      waiting = undefined;
      return begun();
    };
    const before = this.#last.get(name) ?? Promise.resolve();
    const turn = before.then(begin, begin);
    this.#last.set(name, turn);
    const forget = (): void => {
      if (this.#last.get(name) === turn) this.#last.delete(name);
    };
    turn.then(forget, forget);
    if (longestWaitMs === undefined) return turn;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        if (waiting === undefined) return;
        waiting = undefined;
        reject(new StillUnderWayError());
      }, longestWaitMs);
    });
    try {
      return await Promise.race([turn, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
