import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Makes the site's three font files from the packages' variable ones: only the letters that English pages need, and only
 * the weights that the visual language names. Run by `npm run fonts`; the results are committed.
 */
const LETTERS = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'\u00a0¡©®°·¿ÁÉÍÑÓÚÜáéíñóúüçèêëïôöäàâ–—‘’“”•…←→−×½¼¾™',
].join('');

const PACKAGES = 'node_modules/@fontsource-variable/';
const TARGET = 'app/styles/fonts/';

const FONTS = [
  {
    source: 'cormorant/files/cormorant-latin-wght-normal.woff2',
    target: 'cormorant-500.woff2',
    weight: 500,
  },
  {
    source: 'cormorant/files/cormorant-latin-wght-italic.woff2',
    target: 'cormorant-500-italic.woff2',
    weight: 500,
  },
  {
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    target: 'hanken-grotesk.woff2',
    weight: { min: 400, max: 600 },
  },
];

for (const { source, target, weight } of FONTS) {
  const subset = await subsetFont(await readFile(PACKAGES + source), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
  await writeFile(TARGET + target, subset);
  console.log(`${TARGET}${target}: ${subset.length} bytes`);
}
