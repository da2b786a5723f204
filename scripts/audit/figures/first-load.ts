import { englishPathOf } from '../../../domain/languages/page-languages.ts';
import { scriptsOf, sentBytesOf } from '../../measure/page-scripts.ts';
import { LIMITS } from '../../measure/speed-limits.ts';
import type { Figure } from '../figure.ts';

/** What must come when it is wanted, by how its files are called. The words of the quiz stand on pages that lead to it, and what all dialogs are made of on pages with one of their own. */
const WANTED_LATER =
  /quiz(?!-landing|-words)|-dialog\b|pdf|report|consent|scheduler|lightbox|toast/i;
/** What a file's name ends with: letters that may spell anything. */
const HASH = /-[\w-]{5}\.js$/;
const KIB_BYTES = 1_024;

/** The JavaScript that a first visit loads, after its first paint. */
export const firstLoad: Figure = {
  name: 'first-load',
  group: 'Speed',
  isShort: true,
  measure: ({ paths, htmlOf }) => {
    const sizes = paths.map((path) => sentBytesOf(scriptsOf(htmlOf(path))));
    const heavy = paths.flatMap((path, index) => {
      const kib = (sizes[index] ?? 0) / KIB_BYTES;
      // A page without any is one whose starter was not understood here.
      return kib > 0 && kib <= LIMITS.scriptsKib ? [] : [`${path}: ${kib.toFixed(1)} KiB`];
    });
    const own = scriptsOf(htmlOf('/'));
    const base = sentBytesOf(own.filter((file) => /\/react-/.test(file)));
    const early = paths.flatMap((path) =>
      isItsOwnPage(englishPathOf(path))
        ? []
        : scriptsOf(htmlOf(path))
            .filter((file) => WANTED_LATER.test(file.replace(HASH, '')))
            .map((file) => `${path}: ${file}`),
    );
    return [
      {
        bar: 'Quiz, dialogs, PDF, consent and scheduler in no first load',
        value: `${early.length} of their files; first load ${kilobytes(Math.min(...sizes))} to ${kilobytes(Math.max(...sizes))} kB brotli, React ${kilobytes(base)} kB of it`,
        outcome: early.length === 0 ? 'held' : 'missed',
        details: early,
      },
      {
        bar: `JavaScript of a page's own needs: at most ${LIMITS.scriptsKib} KiB`,
        value: `${(Math.max(...sizes) / KIB_BYTES).toFixed(1)} KiB for the heaviest of ${paths.length} pages`,
        outcome: heavy.length === 0 ? 'held' : 'missed',
        details: heavy,
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
