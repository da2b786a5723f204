/** Letters of Cormorant in italics by their width in em, to the nearest that matters at the size of a word; others are as wide as a capital. */
const WIDTHS: readonly (readonly [em: number, letters: string])[] = [
  [0.2, " '’"],
  [0.25, 'fijl'],
  [0.3, 'tsI-'],
  [0.35, 'cerz'],
  [0.4, 'gkopqx0123456789'],
  [0.45, 'abdhvy'],
  [0.47, 'nu'],
  [0.65, 'mwMW'],
];
const CAPITAL_EM = 0.56;

/** How wide words are in italics, in em: known before the font is there. */
export function widthOf(words: string): number {
  let em = 0;
  for (const letter of words)
    em += WIDTHS.find(([, letters]) => letters.includes(letter))?.[0] ?? CAPITAL_EM;
  return Math.round(em * 100) / 100;
}
