/** A program of the machine that a recipe calls. */
export interface Need {
  readonly program: string;
  /** What to tell a person who does not have it. */
  readonly howToGet: string;
}

/** How a picture is made to be judged before it is made for good. */
export interface Trial {
  /** Small and quick. */
  readonly isPreview: boolean;
  /** Paints the last render of this size again, where there is one. */
  readonly keepsRender: boolean;
  /** The file to write, PNG or JPEG. */
  readonly target: string;
}

/** How one file of the site is made again from its source. */
export interface Recipe {
  readonly name: string;
  /** The file it writes, from the repository's root. */
  readonly target: string;
  readonly needs: readonly Need[];
  /** Writes the target. Throws when a step fails. */
  readonly make: () => Promise<void>;
  /** Writes the trial's target, for those pictures that can be had small. Throws when a step fails. */
  readonly tryOut?: (trial: Trial) => Promise<void>;
}
