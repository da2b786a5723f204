import { readFileSync } from 'node:fs';
import { FONT_FILE_NAMES, type Face, type FontFiles } from '../../../app/pdf/text-style.ts';

const FONTS_FOLDER = 'app/pdf/fonts/';

/** The documents' fonts, from the project's root. */
export function readDocumentFonts(): FontFiles {
  const read = (face: Face) => new Uint8Array(readFileSync(FONTS_FOLDER + FONT_FILE_NAMES[face]));
  return {
    display: read('display'),
    displayItalic: read('displayItalic'),
    body: read('body'),
    bodyBold: read('bodyBold'),
  };
}
