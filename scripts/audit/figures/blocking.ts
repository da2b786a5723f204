import { noneOf, type Figure } from '../figure.ts';

/** What keeps a page from its first paint, read from the finished HTML. */
export const blocking: Figure = {
  name: 'blocking',
  group: 'Speed',
  isShort: true,
  measure: ({ paths, htmlOf }) => {
    const faults = paths.flatMap((path) =>
      faultsOf(htmlOf(path)).map((fault) => `${path}: ${fault}`),
    );
    return [
      noneOf(
        'Requests that block the first paint, heavy pictures without sizes: 0',
        faults,
        `${paths.length} pages`,
      ),
    ];
  },
};

function faultsOf(html: string): string[] {
  const head = html.split('</head>')[0] ?? '';
  const scripts = [...head.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag);
  const sheets = [...head.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
  const fonts = /<link\b[^>]*rel="preload"[^>]*as="font"[^>]*>/.test(head);
  const pictures = [...html.matchAll(/<img\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /src="[^"]+\.(avif|webp|jpg|png)"/.test(tag) && !/\bwidth=/.test(tag));
  return [
    ...scripts.filter((tag) => !/\b(async|defer|type="module")/.test(tag)),
    ...sheets.filter((tag) => !/media="(print|not all)"/.test(tag)),
    ...(fonts ? [] : ['no font is fetched ahead']),
    ...pictures,
  ];
}
