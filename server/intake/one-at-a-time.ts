/**
 * Runs tasks of one name one after another, and tasks of different names side by side.
 *
 * Why: twenty sends of one form (a nervous finger, a retrying script) are one request. Without this they would all look for
 * the row before any wrote it, and each would count against the sender's limit.
 */
export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs the task when those of its name that came before have ended; gives its result, or throws what it throws. */
  async run<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const turn = before.then(task, task);
    this.#last.set(name, turn);
    try {
      return await turn;
    } finally {
      if (this.#last.get(name) === turn) this.#last.delete(name);
    }
  }
}
