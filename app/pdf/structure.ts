import type { Sheet } from './sheet.ts';

/** A part of the document's structure, as PDF names them: `H1`, `P`, `L`, `Table` and so on. */
export type Element = PDFKit.PDFStructureElement;

interface ElementDetails {
  /** What a figure shows. */
  readonly alt?: string;
  /** Of a `TH`. */
  readonly scope?: 'Row' | 'Column';
  /** Of a `Figure`: left, top, right, bottom. */
  readonly bbox?: [number, number, number, number];
}

/** Adds a part to the structure, after its parent's others. */
export function addElement(
  { doc }: Sheet,
  parent: Element,
  type: string,
  details: ElementDetails = {},
): Element {
  const element = doc.struct(type, details);
  parent.add(element);
  return element;
}

/** Draws what belongs to a part of the structure. */
export function drawContent(
  { doc }: Sheet,
  element: Element,
  type: string,
  draw: () => void,
): void {
  const content = doc.markStructureContent(type);
  draw();
  doc.endMarkedContent();
  element.add(content);
}

/** Draws what says nothing and is not read aloud: rules, grounds, ornaments; or page numbers (`Pagination`). */
export function drawArtifact(
  { doc }: Sheet,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}
