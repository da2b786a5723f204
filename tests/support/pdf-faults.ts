import { partsOf, type PdfPart, type PdfText } from './read-pdf.ts';

const HEADING = /^H([1-6])$/;
/** What PDF/UA asks of the children of a part. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  L: ['LI', 'Caption'],
  LI: ['Lbl', 'LBody'],
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  TR: ['TH', 'TD'],
};

/**
 * What a document of ours breaks of the rules that PDF/UA-1 (ISO 14289-1) has for its structure, a line each. No validator: fonts, colors
 * and the file's own form are not looked at.
 */
export function findPdfFaults(pdf: PdfText): string[] {
  const faults: string[] = [];
  if (!pdf.isTagged) faults.push('not marked as tagged');
  if (pdf.language === '') faults.push('no language');
  if (pdf.title === '' || !pdf.showsTitle) faults.push('no title in its window');
  if (!pdf.metadata.includes('<pdfuaid:part>1</pdfuaid:part>')) faults.push('no mark of PDF/UA');
  if (pdf.root.type !== 'Document') faults.push(`begins with ${pdf.root.type}`);
  faults.push(...headingFaults(pdf.root));
  for (const figure of partsOf(pdf.root, 'Figure')) {
    if (!figure.alt?.trim()) faults.push('a figure without an alternative text');
  }
  for (const table of partsOf(pdf.root, 'Table')) {
    if (partsOf(table, 'TH').length === 0) faults.push('a table without headers');
  }
  for (const [type, allowed] of Object.entries(CHILDREN)) {
    for (const child of partsOf(pdf.root, type).flatMap((part) => part.children)) {
      if (!allowed.includes(child.type)) faults.push(`${child.type} within ${type}`);
    }
  }
  return faults;
}

function headingFaults(root: PdfPart): string[] {
  const levels = allParts(root).flatMap(({ type }) => {
    const level = HEADING.exec(type)?.[1];
    return level === undefined ? [] : [Number(level)];
  });
  const faults = levels.filter((level) => level === 1).length === 1 ? [] : ['not one H1'];
  levels.forEach((level, index) => {
    const before = levels[index - 1] ?? 0;
    if (level > before + 1)
      faults.push(`H${level} after ${before === 0 ? 'nothing' : `H${before}`}`);
  });
  return faults;
}

function allParts(part: PdfPart): PdfPart[] {
  return [part, ...part.children.flatMap(allParts)];
}
