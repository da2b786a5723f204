import { DeskError, TAKEN } from '../api/ask-server.ts';

/** The id of a part of an act: the same for each try. */
export type IdOf = (part: string) => string;

/**
 * What is sent to be stored, one act at a time: a double click is one. An act that is tried again, since its answer was lost, has the ids of before,
 * so that the server finds what it has stored already and answers as before.
 */
export class TriedActs {
  /** Those of acts that are not done, by what each is. */
  readonly #ids = new Map<string, Map<string, string>>();
  #isBusy = false;

  /**
   * @param act what it is: each that is the same is another try
   * @returns what the task gives; undefined where another act is under way, and this one was not begun
   * @throws what the task throws
   */
  async try<Done>(
    act: readonly unknown[],
    task: (idOf: IdOf) => Promise<Done>,
  ): Promise<Done | undefined> {
    if (this.#isBusy) return undefined;
    this.#isBusy = true;
    const name = JSON.stringify(act);
    const ids = this.#ids.get(name) ?? new Map<string, string>();
    this.#ids.set(name, ids);
    const idOf: IdOf = (part) => {
      const id = ids.get(part) ?? crypto.randomUUID();
      ids.set(part, id);
      return id;
    };
    try {
      const done = await task(idOf);
      this.#ids.delete(name);
      return done;
    } catch (error) {
      // Refused: nothing is stored under them, or what is can be no more.
      if (error instanceof DeskError && error.status === TAKEN) this.#ids.delete(name);
      throw error;
    } finally {
      this.#isBusy = false;
    }
  }
}
