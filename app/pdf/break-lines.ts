import type { Run, TextStyle } from './text-style.ts';

/** Width of text in points. */
export type Measure = (text: string, style: TextStyle) => number;

export interface Piece extends Run {
  /** From the line's beginning. */
  readonly xPt: number;
  readonly widthPt: number;
}

export interface Line {
  readonly pieces: readonly Piece[];
  /** Without the space at its end. */
  readonly widthPt: number;
}

/** A last line shorter than this share of the width looks like a leftover. */
const LEFTOVER_SHARE = 0.14;
const NARROWING_STEPS = 12;
const NARROWING_SHARE = 0.02;

/**
 * Sets text in lines. Breaks only at spaces; every line but the last keeps its space, so that text that is copied or read aloud does not run
 * words together. The last line is kept from being one short word where a slightly narrower setting of as many lines avoids it.
 *
 * @param runs text with its styles; spaces count once, `\n` begins a line
 */
export function breakLines(runs: readonly Run[], widthPt: number, measure: Measure): Line[] {
  const words = wordsOf(runs, measure);
  const lines = fill(words, widthPt);
  if (!endsInLeftover(lines, widthPt)) return lines;
  for (let step = 1; step <= NARROWING_STEPS; step += 1) {
    const narrower = fill(words, widthPt * (1 - step * NARROWING_SHARE));
    if (narrower.length > lines.length) return lines;
    if (!endsInLeftover(narrower, widthPt)) return narrower;
  }
  return lines;
}

function endsInLeftover(lines: readonly Line[], widthPt: number): boolean {
  return lines.length > 1 && (lines.at(-1)?.widthPt ?? 0) < widthPt * LEFTOVER_SHARE;
}

interface Word {
  readonly pieces: readonly (Run & { readonly widthPt: number })[];
  readonly widthPt: number;
  readonly spacePt: number;
  readonly endsLine: boolean;
}

/** Words with the space that follows them; a word may change its style within. */
function wordsOf(runs: readonly Run[], measure: Measure): Word[] {
  const words: Word[] = [];
  let pieces: (Run & { widthPt: number })[] = [];
  const close = (spacePt: number, endsLine: boolean) => {
    const widthPt = pieces.reduce((sum, piece) => sum + piece.widthPt, 0) - spacePt;
    words.push({ pieces, widthPt, spacePt, endsLine });
    pieces = [];
  };
  for (const run of runs) {
    for (const [text] of run.text.replaceAll(/[ \t]+/g, ' ').matchAll(/\n|[^ \n]* |[^ \n]+/g)) {
      if (text === '\n') {
        close(0, true);
        continue;
      }
      pieces.push({ ...run, text, widthPt: measure(text, run.style) });
      if (text.endsWith(' ')) close(measure(' ', run.style), false);
    }
  }
  if (pieces.length > 0) close(0, false);
  return words;
}

function fill(words: readonly Word[], widthPt: number): Line[] {
  const lines: Line[] = [];
  let line: Word[] = [];
  let reachedPt = 0;
  const close = () => {
    if (line.length > 0) lines.push(lineOf(line));
    line = [];
    reachedPt = 0;
  };
  for (const word of words) {
    if (line.length > 0 && reachedPt + word.widthPt > widthPt) close();
    line.push(word);
    reachedPt += word.widthPt + word.spacePt;
    if (word.endsLine) close();
  }
  close();
  return lines;
}

/** Neighbours of one style become one piece. */
function lineOf(words: readonly Word[]): Line {
  const pieces: Piece[] = [];
  let xPt = 0;
  for (const piece of words.flatMap((word) => word.pieces)) {
    const last = pieces.at(-1);
    if (last && last.style === piece.style && last.href === piece.href) {
      const widthPt = last.widthPt + piece.widthPt;
      pieces[pieces.length - 1] = { ...last, text: last.text + piece.text, widthPt };
    } else {
      pieces.push({ ...piece, xPt });
    }
    xPt += piece.widthPt;
  }
  return { pieces, widthPt: xPt - (words.at(-1)?.spacePt ?? 0) };
}
