/** A program of the machine that a recipe calls. */
export interface Need {
  readonly program: string;
  /** What to tell a person who does not have it. */
  readonly howToGet: string;
}

/** How one file of the site is made again from its source. */
export interface Recipe {
  readonly name: string;
  /** The file it writes, from the repository's root. */
  readonly target: string;
  readonly needs: readonly Need[];
  /** Writes the target. Throws when a step fails. */
  readonly make: () => Promise<void>;
}
