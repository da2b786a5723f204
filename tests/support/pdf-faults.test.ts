import { expect, test } from 'vitest';
import { findPdfFaults } from './pdf-faults.ts';
import type { PdfPart, PdfText } from './read-pdf.ts';

const part = (type: string, children: PdfPart[] = [], alt: string | null = null): PdfPart => ({
  type,
  text: '',
  alt,
  children,
});
const fileOf = (children: PdfPart[], change: Partial<PdfText> = {}): PdfText => ({
  title: 'A title',
  language: 'en-US',
  isTagged: true,
  showsTitle: true,
  pageSizes: [],
  pageTexts: [],
  artifactTexts: [],
  outline: [],
  links: [],
  root: part('Document', children),
  metadata: '<pdfuaid:part>1</pdfuaid:part>',
  ...change,
});
const HEADING = part('H1');

test('a file with headings in order, a described figure and a table with headers is without fault', () => {
  const table = part('Table', [part('TR', [part('TH'), part('TD')])]);
  const parts = [HEADING, part('H2'), part('Figure', [], 'A pie.'), table];
  expect(findPdfFaults(fileOf(parts))).toEqual([]);
});

test.each([
  ['not marked as tagged', fileOf([HEADING], { isTagged: false })],
  ['no language', fileOf([HEADING], { language: '' })],
  ['no title in its window', fileOf([HEADING], { showsTitle: false })],
  ['no mark of PDF/UA', fileOf([HEADING], { metadata: '' })],
  ['not one H1', fileOf([HEADING, HEADING])],
  ['H3 after H1', fileOf([HEADING, part('H3')])],
  ['a figure without an alternative text', fileOf([HEADING, part('Figure')])],
  ['a table without headers', fileOf([HEADING, part('Table', [part('TR', [part('TD')])])])],
  ['P within L', fileOf([HEADING, part('L', [part('P')])])],
])('%s', (fault, file) => {
  expect(findPdfFaults(file)).toEqual([fault]);
});
