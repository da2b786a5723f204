/** Lets one press in: what is pressed again while it is being done does nothing, as the second half of a double press. */
export class OneAtATime {
  #isBusy = false;

  /**
   * @returns what the task gives; undefined where another is under way, and this one was not begun
   * @throws what the task throws
   */
  async run<Done>(task: () => Promise<Done>): Promise<Done | undefined> {
    if (this.#isBusy) return undefined;
    this.#isBusy = true;
    try {
      return await task();
    } finally {
      this.#isBusy = false;
    }
  }
}
