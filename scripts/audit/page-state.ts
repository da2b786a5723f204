import type { Page } from '@playwright/test';

/** What somebody may have before them besides a page as it comes. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** Brings it about, and calls `look` as often as there is something new to look at. */
  reach(page: Page, look: (what: string) => Promise<void>): Promise<void>;
}
