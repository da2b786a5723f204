import { breakLines, type Line } from '../../../app/pdf/break-lines.ts';
import { PALETTE } from '../../../app/pdf/palette.ts';
import type { Face, Run, TextStyle } from '../../../app/pdf/text-style.ts';
import { textWidth } from './outline-text.ts';

/** A page's name as its own heading has it. */
export interface Title {
  readonly heading: string;
  /** The run of words that is set in italic. */
  readonly emphasis?: string | undefined;
}

/** Largest first: short titles are set large, and long ones still fit. */
const SIZES_PX = [96, 88, 80, 72, 64, 56, 48];
const LINE_HEIGHT = 1;
const TRACKING_EM = -0.018;
const NO_BREAK_SPACE = '\u00a0';

/** The width of a run in a style of the documents; a point is a pixel here. */
export function measureRun(text: string, { face, sizePt, trackingEm = 0 }: TextStyle): number {
  return textWidth(text, { face, sizePx: sizePt, trackingEm });
}

/**
 * Sets a title as large as its place allows.
 *
 * @throws Error when even the smallest size needs more room, so that no preview is ever cut
 */
export function fitTitle(
  title: Title,
  place: { readonly widthPx: number; readonly heightPx: number },
): { readonly lines: readonly Line[]; readonly leadingPx: number } {
  for (const sizePx of SIZES_PX) {
    const lines = breakLines(runsOf(title, sizePx, place.widthPx), place.widthPx, measureRun);
    const leadingPx = sizePx * LINE_HEIGHT;
    const isWithin = lines.every((line) => line.widthPt <= place.widthPx);
    if (isWithin && lines.length * leadingPx <= place.heightPx) return { lines, leadingPx };
  }
  throw new Error(`'${title.heading}' does not fit into its social image: shorten the heading`);
}

/** Title words with their styles; the emphasis is kept on one line where a line can hold it. */
function runsOf({ heading, emphasis = '' }: Title, sizePx: number, widthPx: number): Run[] {
  const styleOf = (face: Face): TextStyle => ({
    face,
    sizePt: sizePx,
    leadingPt: sizePx * LINE_HEIGHT,
    color: PALETTE.ink,
    trackingEm: TRACKING_EM,
  });
  const start = emphasis === '' ? -1 : heading.indexOf(emphasis);
  if (start === -1) return [{ text: heading, style: styleOf('display') }];
  const together = emphasis.replaceAll(' ', NO_BREAK_SPACE);
  const italic = styleOf('displayItalic');
  const fits = measureRun(together, italic) <= widthPx;
  return [
    { text: heading.slice(0, start), style: styleOf('display') },
    { text: fits ? together : emphasis, style: italic },
    { text: heading.slice(start + emphasis.length), style: styleOf('display') },
  ].filter(({ text }) => text !== '');
}
