import { englishPathOf } from '../../../domain/languages/page-languages.ts';
import { scriptsOf, sentBytesOf } from '../../measure/page-scripts.ts';
import type { Figure } from '../figure.ts';

/** What must come when it is wanted, by how its files are called. The words of the quiz stand on pages that lead to it, and what all dialogs are made of on pages with one of their own. */
const WANTED_LATER =
  /quiz(?!-landing|-words)|-dialog-|pdf|report|consent|scheduler|lightbox|toast/i;

/** The JavaScript that a first visit loads, after its first paint. */
export const firstLoad: Figure = {
  name: 'first-load',
  group: 'Speed',
  isShort: true,
  measure: ({ paths, htmlOf }) => {
    const sizes = paths.map((path) => sentBytesOf(scriptsOf(htmlOf(path))));
    const own = scriptsOf(htmlOf('/'));
    const base = sentBytesOf(own.filter((file) => /\/react-/.test(file)));
    const early = paths.flatMap((path) =>
      isItsOwnPage(englishPathOf(path))
        ? []
        : scriptsOf(htmlOf(path))
            .filter((file) => WANTED_LATER.test(file))
            .map((file) => `${path}: ${file}`),
    );
    return [
      {
        bar: 'Quiz, dialogs, PDF, consent and scheduler in no first load',
        value: `${early.length} of their files; first load ${kilobytes(Math.min(...sizes))} to ${kilobytes(Math.max(...sizes))} kB brotli, React ${kilobytes(base)} kB of it`,
        outcome: early.length === 0 ? 'held' : 'missed',
        details: early,
      },
    ];
  },
};

/** Where the quiz or a form is what the page is for, in any language. */
function isItsOwnPage(path: string): boolean {
  return path === '/smile-assessment' || path.startsWith('/embed');
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0);
}
