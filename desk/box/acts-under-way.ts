/** What an act does: stores something, takes something back, or forgets somebody. */
export type Doing = 'saving' | 'taking back' | 'forgetting';

/** An act that is on its way to the server. */
export interface ActUnderWay {
  /** The later it was begun, the larger. */
  readonly number: number;
  /** Whom it is about; empty where nobody is. */
  readonly whose: string;
  readonly doing: Doing;
  /** Whether it can be taken back once it is stored. */
  readonly hasWayBack: boolean;
  readonly sinceMs: number;
  /** Somebody has asked for it back meanwhile. */
  readonly isWantedBack: boolean;
}

type Begun = Pick<ActUnderWay, 'whose'> & Partial<Pick<ActUnderWay, 'doing' | 'hasWayBack'>>;

/** An act as its own task sees it. */
export interface OwnAct {
  readonly number: number;
  /** Whether it is to be taken back now: asked when it is stored. */
  isWantedBack(): boolean;
}

/** What is being stored now, in whichever room it was begun, and what became of it where nobody is left there (docs/decisions/236-while-a-stroke-is-stored.md). */
export class ActsUnderWay {
  readonly #listeners = new Set<() => void>();
  readonly #clock: () => number;
  #all: readonly ActUnderWay[] = [];
  #begun = 0;
  #fault = '';

  /** @param clock in milliseconds, never back */
  constructor(clock = () => performance.now()) {
    this.#clock = clock;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** In the order in which they were begun. */
  readonly all = (): readonly ActUnderWay[] => this.#all;

  /** Why one failed whose room was left before; empty where none did. */
  readonly fault = (): string => this.#fault;

  /**
   * Says of a task that it is under way, until it is not.
   *
   * @returns what the task gives
   * @throws what the task throws
   */
  async run<Done>(begun: Begun, task: (act: OwnAct) => Promise<Done>): Promise<Done> {
    this.#begun += 1;
    const number = this.#begun;
    const act = {
      doing: 'saving',
      hasWayBack: true,
      ...begun,
      number,
      sinceMs: this.#clock(),
      isWantedBack: false,
    } as const;
    this.#fault = '';
    this.#set([...this.#all, act]);
    const isWantedBack = (): boolean =>
      this.#all.some((one) => one.number === number && one.isWantedBack && one.hasWayBack);
    try {
      return await task({ number, isWantedBack });
    } finally {
      this.#set(this.#all.filter((one) => one.number !== number));
    }
  }

  /**
   * Asks for the last act back, if it is still under way: it is taken back once it is stored.
   *
   * @param stored number of the last that is stored and can be taken back; 0 where none can
   * @returns whether it is: then nothing that was stored before is the last
   */
  wantLastBack(stored: number): boolean {
    const last = this.#all.at(-1);
    if (last === undefined || last.number < stored) return false;
    this.#set(this.#all.map((one) => (one === last ? { ...one, isWantedBack: true } : one)));
    return true;
  }

  /** Says why an act failed, where its own room was left. */
  tellFault(fault: string): void {
    this.#fault = fault;
    this.#set(this.#all);
  }

  #set(all: readonly ActUnderWay[]): void {
    this.#all = all;
    for (const listener of this.#listeners) listener();
  }
}
