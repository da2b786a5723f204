import { readFileSync } from 'node:fs';

/** What a color is used for, and the contrast that it needs there (WCAG 2.2, 1.4.3 and 1.4.11). */
const NEEDED = { words: 4.5, graphics: 3 } as const;

interface Pair {
  readonly front: string;
  readonly ground: string;
  readonly use: keyof typeof NEEDED;
}

const LIGHT = ['--mist', '--paper', '--on-ink', '--beige'];
const pairsOf = (use: Pair['use'], fronts: readonly string[], grounds: readonly string[]): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, use })));

/** The pairs of docs/visual-language.md, by the names of their tokens. `--gold` is for hairlines and ornaments, which need none. */
const PAIRS: readonly Pair[] = [
  ...pairsOf('words', ['--ink', '--ink-2', '--gold-ink', '--danger'], LIGHT),
  ...pairsOf('words', ['--on-ink', '--on-ink-2', '--gold-light', '--green-light'], ['--ink']),
  ...pairsOf('graphics', ['--lavender'], ['--ink']),
  ...pairsOf('words', ['--on-ink'], ['--before-dawn']),
];

/** A pair and its contrast. */
export interface PairContrast extends Pair {
  readonly contrast: number;
  readonly needed: number;
}

/** The contrast of each pair, from the tokens' file. */
export function contrastPairs(): PairContrast[] {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  const colorOf = (name: string): string => {
    const color = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
    if (color === undefined) throw new Error(`tokens.css has no color ${name}`);
    return color;
  };
  return PAIRS.map((pair) => ({
    ...pair,
    contrast: contrastOf(colorOf(pair.front), colorOf(pair.ground)),
    needed: NEEDED[pair.use],
  }));
}

/** The contrast ratio of two colors, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
