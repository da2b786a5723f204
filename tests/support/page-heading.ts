import { loadPage } from '../../app/content/page.server.ts';
import { loadPractice } from '../../app/content/practice.server.ts';

/** The `h1` of a page, as its content file has it: tests know pages by it without repeating copy. */
export function headingOf(slug: string): string {
  return loadPage(slug, loadPractice()).heading;
}
