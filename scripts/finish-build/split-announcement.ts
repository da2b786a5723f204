import { ANNOUNCEMENT_CLASS } from '../../app/shell/announcement-class.ts';

/** Where it stands in a finished page. */
export const ANNOUNCEMENT = new RegExp(
  `<aside class="${ANNOUNCEMENT_CLASS}"[^>]*>.*?</aside>`,
  's',
);

/** A page on the days of the announcement, and on all others. */
export interface SplitPage {
  readonly plain: string;
  /** Undefined where the page has none. */
  readonly announced: string | undefined;
}

/** Cuts the announcement out of a finished page: our server has a clock and shows the one or the other, by the day (docs/decisions/208-an-announcement.md). */
export function splitAnnouncement(html: string): SplitPage {
  const plain = html.replace(ANNOUNCEMENT, '');
  return { plain, announced: plain === html ? undefined : html };
}
