import type { MeasuredEvent } from './measured-events.ts';

/** Where a page tells the site's own server what to count (docs/decisions/125-a-count-of-our-own.md). */
export const VISITS_PATH = '/api/visits';

/** What is counted: that a page was opened, by its address in the URL map, or that one of the table's events happened. */
export type CountedVisit = { readonly page: string } | MeasuredEvent;
