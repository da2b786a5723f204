import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFirstDrawing } from './ask-for-first-drawing.ts';
import { BUILD_FOLDER } from './paths.ts';

const CRITICAL_STYLE_END = '</style>';
/** What a drawing is recognized by: its lines of at least this width, in the drawing's own units. The thin ones (a hatch, blocks, trees) are most of its bytes. */
const LEAST_STROKE = 1.8;
const PATH = /<path [^>]*?\/>/g;
const STROKE_WIDTH = / stroke-width="([\d.]+)"/;
const COMMENT = /<!--[\s\S]*?-->\s*/g;
/** What an address may not hold as it is. */
const RESERVED = /[%#<>]/g;

/**
 * Lays the main lines of the drawing that phones are shown first into the page's critical styles, faintly under the drawing itself, so that they are there with the
 * first paint (docs/decisions/203-a-first-picture-with-the-first-paint.md).
 *
 * @param html a page with its critical styles
 * @param readDrawing gives the file of an address
 * @returns the page; as it was where no drawing with one for phones is first
 */
export async function previewFirstDrawing(
  html: string,
  readDrawing = (address: string) => readFile(join(BUILD_FOLDER, address), 'utf8'),
): Promise<string> {
  const drawing = findFirstDrawing(html);
  if (drawing === undefined) return html;
  const { phones, forPhones, forOthers } = drawing;
  const address = addressOf(mainLines(await readDrawing(forPhones)));
  const rule = `@media ${phones}{img[src="${forOthers}"]{background:url("${address}") 50%/100% 100%}}`;
  return html.replace(CRITICAL_STYLE_END, (end) => rule + end);
}

function mainLines(drawing: string): string {
  return drawing
    .replaceAll(COMMENT, '')
    .replaceAll(PATH, (path) => (isThin(path) ? '' : path))
    .replace('<svg ', '<svg opacity=".5" ');
}

/** Without a width of its own a line has that of the lines that it stands among. */
function isThin(path: string): boolean {
  return Number(STROKE_WIDTH.exec(path)?.[1] ?? LEAST_STROKE) < LEAST_STROKE;
}

function addressOf(drawing: string): string {
  const letters = drawing.replaceAll(/\s*\n\s*/g, '').replaceAll('"', "'");
  return `data:image/svg+xml,${letters.replaceAll(RESERVED, encodeURIComponent)}`;
}
