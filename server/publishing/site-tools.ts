import type { Readiness } from '../../domain/desk/site-wire.ts';

/** The site could not be built: the last lines that the build has said. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Who writes a commit, as colleagues read it. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** What checks and builds the site, beside the one that is served, and where its content lies. */
export interface SiteTools {
  /** The folder of the content that the desk changes. */
  readonly contentFolder: string;
  readiness(): Promise<Readiness>;
  /** @returns sentences of `check:content` about the content in a folder */
  check(contentFolder: string): Promise<readonly string[]>;
  /** Builds the site of a content into a folder: `client`, `site.json` and what belongs to them. @throws BuildError */
  build(contentFolder: string, buildFolder: string): Promise<void>;
  /** @returns lines of `check:launch` about the content */
  findOpen(): Promise<readonly string[]>;
  /**
   * Writes the files that were changed as a commit, and nothing else that may be in work there.
   *
   * @param files below the content folder
   * @returns what went wrong, in words; empty where nothing did
   */
  commit(files: readonly string[], message: string, author: Author): Promise<string>;
  /** Ends whatever runs: the server stops. */
  stop(): void;
}
