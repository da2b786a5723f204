import { WHOLE_SMILE } from '../../domain/smile/alignment-cases.ts';
import { interpolateSmile } from '../../domain/smile/interpolate-smile.ts';
import { C_COMPILER } from '../needs.ts';
import { writeHeroStrokes } from '../paintings/hero-strokes.ts';
import { drawSitter, paintBroadly } from '../paintings/portrait-states.ts';
import type { Recipe } from '../recipe.ts';
import { HERO_CAMERA } from '../smiles/cameras.ts';
import { drawSmile } from '../smiles/draw.ts';

const SIZE = { widthPx: 1200, heightPx: 1350, samples: 4 };
const STROKES_FILE = 'app/features/home/hero-strokes.ts';

/** One model seen from one place, from before to after; kept for a page that shows a change step by step. */
const FRAMES = [
  { name: 'hero-1', part: 0, hasAligner: false },
  { name: 'hero-3', part: 0.5, hasAligner: true },
  { name: 'hero-4', part: 1, hasAligner: false },
];

const frames = FRAMES.map(({ name, part, hasAligner }): Recipe => {
  const target = `content/pictures/${name}.jpg`;
  return {
    name,
    target,
    needs: [C_COMPILER],
    make: () =>
      drawSmile(
        interpolateSmile(WHOLE_SMILE.before, WHOLE_SMILE.after, part),
        { camera: HERO_CAMERA, stage: 'plinth', hasAligner },
        SIZE,
        target,
      ),
  };
});

const SITTER = 'content/pictures/sitter-headscarf.jpg';

/** The states before the finished portrait: what stands in the second and third of the home page's four steps. */
const states = [
  { name: 'sitter-headscarf-drawn', write: drawSitter },
  { name: 'sitter-headscarf-broad', write: paintBroadly },
].map(({ name, write }): Recipe => {
  const target = `content/pictures/${name}.jpg`;
  return { name, target, needs: [], make: () => write(SITTER, target) };
});

const strokes: Recipe = {
  name: 'hero-strokes',
  target: STROKES_FILE,
  needs: [],
  make: () => writeHeroStrokes(STROKES_FILE),
};

export const RECIPES: readonly Recipe[] = [...frames, ...states, strokes];
