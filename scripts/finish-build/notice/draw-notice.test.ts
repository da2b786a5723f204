import { describe, expect, it } from 'vitest';
import { loadLegal } from '../../../app/content/legal.server.ts';
import { loadPractice } from '../../../app/content/practice.server.ts';
import type { RichElement, RichText } from '../../../domain/content/rich-text.ts';
import { findPdfFaults } from '../../../tests/support/pdf-faults.ts';
import { partsOf, readPdf } from '../../../tests/support/read-pdf.ts';
import { drawNotice } from './draw-notice.ts';
import { plainText } from './plain-text.ts';
import { readDocumentFonts } from './read-document-fonts.ts';

/** As it will be once the facts are the practice's own. */
const practice = { ...loadPractice(), sample: false };
const legal = loadLegal('notice-of-privacy-practices', practice);
const fonts = readDocumentFonts();
const bytes = await drawNotice(legal, practice, fonts);
const pdf = readPdf(bytes);

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const isElement = (node: RichText[number]): node is RichElement => typeof node !== 'string';
const textsOf = (tag: string, nodes: RichText = legal.body): string[] =>
  nodes
    .filter(isElement)
    .flatMap((node) =>
      node.tag === tag ? [words(plainText(node.children))] : textsOf(tag, node.children),
    );
const partTexts = (type: string) => partsOf(pdf.root, type).map((part) => words(part.text));

describe('the notice as a PDF', () => {
  it('says every sentence of the page, in its order', () => {
    expect(partTexts('H1')).toEqual([legal.heading]);
    expect(partTexts('H2')).toEqual(textsOf('h2'));
    expect(partTexts('H3')).toEqual(textsOf('h3'));
    expect(partTexts('LBody')).toEqual(textsOf('li'));
    const paragraphs = legal.body.filter(isElement).filter((node) => node.tag === 'p');
    expect(partTexts('P')).toEqual([
      practice.name,
      'Effective February 16, 2026',
      legal.lead,
      ...paragraphs.map((node) => words(plainText(node.children))),
    ]);
  });

  it('opens with the words that the law asks for, before any other text of its own', () => {
    const [name, title, date, lead] = pdf.root.children;
    expect([name?.type, title?.type, date?.type, lead?.type]).toEqual(['P', 'H1', 'P', 'P']);
    expect(words(lead?.text ?? '')).toMatch(/^THIS NOTICE DESCRIBES HOW .* REVIEW IT CAREFULLY\.$/);
  });

  it('is tagged, and says its language and title', () => {
    expect(pdf.isTagged).toBe(true);
    expect(pdf.language).toBe('en-US');
    expect(pdf.title).toBe(`${legal.heading} | ${practice.name}`);
    expect(pdf.showsTitle).toBe(true);
    expect(pdf.metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf.root.type).toBe('Document');
  });

  it('keeps the rules of a tagged file', () => {
    expect(findPdfFaults(pdf)).toEqual([]);
  });

  it('has its headings in the outline, in order', () => {
    const headings = legal.body
      .filter(isElement)
      .filter((node) => node.tag === 'h2' || node.tag === 'h3')
      .map((node) => words(plainText(node.children)));
    expect(pdf.outline).toEqual(headings);
  });

  it('numbers its pages outside of what is read aloud, and leaves nothing else out of the structure', () => {
    const count = pdf.pageTexts.length;
    expect(pdf.artifactTexts.map(words)).toEqual(
      pdf.pageTexts.map(
        (_, index) => `${practice.name}: ${legal.heading}Page ${index + 1} of ${count}`,
      ),
    );
  });

  it('says on every page that the facts are samples, as long as they are', async () => {
    const sample = readPdf(await drawNotice(legal, { ...practice, sample: true }, fonts));
    for (const text of sample.artifactTexts) expect(text).toContain('Preview: sample content');
  });

  it('is on US Letter', () => {
    expect(new Set(pdf.pageSizes.map(String))).toEqual(new Set(['612,792']));
  });

  it('can be called, written to and followed', () => {
    expect(pdf.links).toEqual(
      expect.arrayContaining([
        `tel:+1${practice.phone.replaceAll('-', '')}`,
        `mailto:${practice.email}`,
        'https://ocrportal.hhs.gov/',
        `${practice.siteUrl}/legal/privacy`,
      ]),
    );
  });

  it('shows no letter that the fonts lack', () => {
    expect(pdf.pageTexts.join('')).not.toMatch(/[\ufffd\0]/);
  });

  it('is the same file for the same text', async () => {
    expect(await drawNotice(legal, practice, fonts)).toEqual(bytes);
  });

  it('refuses a block that has no form on paper', async () => {
    const nested: RichText = [
      { tag: 'ul', children: [{ tag: 'li', children: [{ tag: 'ul', children: [] }] }] },
    ];
    await expect(async () =>
      drawNotice({ ...legal, body: nested }, practice, fonts),
    ).rejects.toThrow(/no place in a PDF/);
  });
});
