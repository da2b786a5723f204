import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadLegal } from '../../app/content/legal.server.ts';
import { loadPractice } from '../../app/content/practice.server.ts';
import { NOTICE_PDF_PATH } from '../../app/site/notice-pdf-path.ts';
import { drawNotice } from './notice/draw-notice.ts';
import { readDocumentFonts } from './notice/read-document-fonts.ts';
import { BUILD_FOLDER } from './paths.ts';

/** Writes the Notice of Privacy Practices as a PDF beside its page. */
export async function writeNoticePdf(): Promise<void> {
  const practice = loadPractice();
  const legal = loadLegal('notice-of-privacy-practices', practice);
  const file = join(BUILD_FOLDER, NOTICE_PDF_PATH);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await drawNotice(legal, practice, readDocumentFonts()));
}
