import type { PeerResult, RouteResult, Speed } from './bench-result.ts';

const HEADINGS = [
  'page',
  'marks',
  'FCP',
  'LCP',
  'SI',
  'TBT',
  'CLS',
  'FCP, LCP of script-free',
  'slow line: FCP, LCP, picture',
  'before load: KiB (document, fonts, pictures), requests',
  'JavaScript KiB',
  'in all: KiB, requests',
];

/** What was measured, as a table for a person and for docs/performance.md. */
export function benchTable(routes: readonly RouteResult[], peers: readonly PeerResult[]): string {
  const rows = [
    ...routes.map((route) => [
      `\`${route.path}\``,
      ...timesOf(route.own),
      `${ratio(route.own.firstPaint, route.scriptFree.firstPaint)}, ${ratio(route.own.largestPaint, route.scriptFree.largestPaint)}`,
      saySlowLine(route),
      sayFirstView(route),
      route.scriptsKib.toFixed(1),
      sayAll(route.own),
    ]),
    ...peers.map(({ name, speed }) => [name, ...timesOf(speed), '', '', '', '', sayAll(speed)]),
  ];
  return [HEADINGS, HEADINGS.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function timesOf(speed: Speed): string[] {
  const { firstPaint, largestPaint, speedIndex, blocking } = speed;
  const times = [firstPaint, largestPaint, speedIndex, blocking].map((ms) => ms.toFixed(0));
  return [speed.marks.join(' '), ...times, speed.shift.toFixed(3)];
}

function saySlowLine({ slowLine: { firstPaint, largestPaint, pictureHere } }: RouteResult): string {
  return [firstPaint, largestPaint, pictureHere].map((ms) => ms?.toFixed(0) ?? '-').join(', ');
}

function sayFirstView({ firstView: { kib, kibByType, requests } }: RouteResult): string {
  const parts = ['Document', 'Font', 'Image'].map((type) => (kibByType[type] ?? 0).toFixed(1));
  return `${kib.toFixed(1)} (${parts.join(', ')}), ${requests}`;
}

const sayAll = ({ kib, requests }: Speed) => `${kib.toFixed(0)}, ${requests}`;
const ratio = (own: number, other: number) => (own / other).toFixed(3);
