import PdfKit from 'pdfkit';
import { FACES, type FontFiles } from './text-style.ts';

/** A document being made. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  /** What the document consists of, for those who have it read to them. */
  readonly root: PDFKit.PDFStructureElement;
  readonly widthPt: number;
  readonly heightPt: number;
}

interface SheetDetails {
  readonly size: 'A4' | 'LETTER';
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly created: Date;
}

const SIZES_PT = { A4: [595.28, 841.89], LETTER: [612, 792] } as const;

/** Every reader of the site reads American English. */
const LANGUAGE = 'en-US';

/**
 * Opens a document without pages: tagged (PDF/UA-1), with language and title shown, and with our fonts only.
 *
 * @throws Error when a font cannot be read
 */
export function openSheet(details: SheetDetails, fonts: FontFiles): Sheet {
  const { size, title, subject, author, created } = details;
  const [widthPt, heightPt] = SIZES_PT[size];
  const options = {
    size: [widthPt, heightPt],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA',
    lang: LANGUAGE,
    displayTitle: true,
    // None of the readers' own fonts: they are not embedded, and PDF/UA asks for that.
    font: '',
    info: { Title: title, Subject: subject, Author: author, CreationDate: created },
  };
  // pdfkit's types do not know PDF/UA yet.
  const doc = new PdfKit(options as PDFKit.PDFDocumentOptions);
  for (const face of FACES) doc.registerFont(face, fonts[face]);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, widthPt, heightPt };
}

/** Ends the document. Resolves to the file's bytes, or rejects with pdfkit's error. */
export function closeSheet({ doc, root }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('error', reject);
    doc.on('end', () => resolve(joined(chunks)));
    root.end();
    doc.end();
  });
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
