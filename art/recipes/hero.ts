import { writeFile } from 'node:fs/promises';
import { WHOLE_SMILE } from '../../domain/smile/alignment-cases.ts';
import { interpolateSmile } from '../smiles/interpolate-smile.ts';
import { C_COMPILER } from '../needs.ts';
import { writeHeroStrokes } from '../paintings/hero-strokes.ts';
import type { Recipe } from '../recipe.ts';
import { HERO_CAMERA } from '../smiles/cameras.ts';
import { drawSmile } from '../smiles/draw.ts';
import { planOverlay } from '../smiles/plan-overlay.ts';

const SIZE = { widthPx: 1200, heightPx: 1350, samples: 4 };
const PLAN_FILE = 'app/features/home/hero-plan.ts';
const STROKES_FILE = 'app/features/home/hero-strokes.ts';

/** One model seen from one place, from before to after. Step 2 is the first picture with the plan drawn over it. */
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

const plan: Recipe = {
  name: 'hero-plan',
  target: PLAN_FILE,
  needs: [],
  make: () => {
    const lines = Object.entries(
      planOverlay(WHOLE_SMILE.after, HERO_CAMERA, SIZE.widthPx, SIZE.heightPx),
    ).map(([key, value]) => {
      const text = typeof value === 'number' ? `${value}` : `'${value}'`;
      const line = `  ${key}: ${text},`;
      return line.length > 100 ? `  ${key}:\n    ${text},` : line;
    });
    return writeFile(
      PLAN_FILE,
      [
        '/**',
        ' * The plan drawn over the second step of the hero: SVG path data in the pixels of its picture. Made from the',
        ' * parameters of the planned smile by `npm run make -- hero-plan` in art/; do not edit by hand.',
        ' */',
        'export const HERO_PLAN = {',
        ...lines,
        '} as const;',
        '',
      ].join('\n'),
    );
  },
};

const strokes: Recipe = {
  name: 'hero-strokes',
  target: STROKES_FILE,
  needs: [],
  make: () => writeHeroStrokes(STROKES_FILE),
};

export const RECIPES: readonly Recipe[] = [...frames, plan, strokes];
