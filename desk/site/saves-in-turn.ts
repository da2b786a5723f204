/** Saves of one field, one after the other: the later of two stands, and goes by no answer that is still to come. */
export class SavesInTurn {
  #last: Promise<boolean> | null = null;

  /**
   * @param isThere whether the field has it already, as far as is known: nobody knows while another save is under way
   * @param task says whether it did
   */
  async save(isThere: boolean, task: () => Promise<boolean>): Promise<boolean> {
    const before = this.#last;
    if (before === null && isThere) return true;
    const own = before === null ? task() : before.then(task, task);
    this.#last = own;
    try {
      return await own;
    } finally {
      if (this.#last === own) this.#last = null;
    }
  }
}
