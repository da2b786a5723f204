import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Makes the site's font files and the documents' four from the packages' variable ones: only the letters that English text
 * needs, and only the weights that the visual language names. Run by `npm run fonts`; the results are committed.
 */
const ASCII = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
);
const RARE_SIGNS = '#*<=>[\\]^_`{|}~';
/** What nearly every page shows; of accents those of the words that offer help in Spanish. */
const COMMON_LETTERS = [
  ...ASCII.filter((sign) => !RARE_SIGNS.includes(sign)),
  ...'\u00a0·–—‘’“”→íñ',
].join('');
/** What a page asks for only where it has one of them (`unicode-range` in fonts.css). */
const RARE_LETTERS = `${RARE_SIGNS}¡©®°¿ÁÉÍÑÓÚÜáéóúüçèêëïôöäàâ•…←−×½¼¾™`;
const LETTERS = COMMON_LETTERS + RARE_LETTERS;

const PACKAGES = 'node_modules/@fontsource-variable/';
const TARGET = 'app/styles/fonts/';
const DOCUMENT_TARGET = 'app/pdf/fonts/';
/** What documents use beside plain letters; the rest would be fetched for nothing. */
const DOCUMENT_FEATURES = ['ccmp', 'kern', 'liga', 'lnum', 'tnum'];

/** What browsers apply by themselves, and the figures that stylesheets ask for. Swashes, small capitals, old forms and local forms of other languages are shown nowhere. */
const SITE_FEATURES = [
  'ccmp',
  'rlig',
  'liga',
  'clig',
  'calt',
  'kern',
  'mark',
  'mkmk',
  'lnum',
  'tnum',
];

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
  for (const [letters, suffix] of [
    [COMMON_LETTERS, ''],
    [RARE_LETTERS, '-rare'],
  ] as const) {
    const file = TARGET + target.replace('.woff2', `${suffix}.woff2`);
    const subset = await subsetFont(await readFile(PACKAGES + source), letters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weight },
      keepFeatures: SITE_FEATURES,
    });
    await writeFile(file, subset);
    console.log(`${file}: ${subset.length} bytes`);
  }
}

// pdfkit makes subsets of its own, which fails for WOFF2 and for variable fonts: docs/decisions/012-pdf.md.
const DOCUMENT_FONTS = [
  {
    source: 'cormorant/files/cormorant-latin-wght-normal.woff2',
    target: 'cormorant-500.woff',
    weight: 500,
  },
  {
    source: 'cormorant/files/cormorant-latin-wght-italic.woff2',
    target: 'cormorant-500-italic.woff',
    weight: 500,
  },
  {
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    target: 'hanken-grotesk-400.woff',
    weight: 400,
  },
  {
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    target: 'hanken-grotesk-600.woff',
    weight: 600,
  },
];

for (const { source, target, weight } of DOCUMENT_FONTS) {
  const subset = await subsetFont(await readFile(PACKAGES + source), LETTERS, {
    targetFormat: 'woff',
    variationAxes: { wght: weight },
    keepFeatures: DOCUMENT_FEATURES,
    noHinting: true,
  });
  await writeFile(DOCUMENT_TARGET + target, subset);
  console.log(`${DOCUMENT_TARGET}${target}: ${subset.length} bytes`);
}

// The licence (SIL OFL 1.1) asks to go with every copy.
for (const family of ['cormorant', 'hanken-grotesk']) {
  for (const folder of [TARGET, DOCUMENT_TARGET]) {
    await copyFile(`${PACKAGES}${family}/LICENSE`, `${folder}LICENSE-${family}.txt`);
  }
}
