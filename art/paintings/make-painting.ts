import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trial } from '../recipe.ts';
import type { Manner } from './painter/manner.ts';
import type { Size } from './painter/pixels.ts';
import { repaint } from './painter/repaint.ts';
import type { Scene } from './pictures.ts';
import { renderSitter } from './portraits/render-sitter.ts';
import { sitterManner } from './portraits/sitter-manner.ts';
import type { Sitter } from './portraits/sitters.ts';
import { renderScene } from './render-scene.ts';

const WORK_FOLDER = '.cache/art';

/** The canvas widths in pixels for which the manners' lengths are written. */
const SCENE_SETTINGS_WIDTH_PX = 1400;
const SITTER_SETTINGS_WIDTH_PX = 1000;

const SCENE = {
  rendered: { width: 1200, height: 800 },
  painted: { width: 2400, height: 1600 },
  samples: 24,
};
const OPEN_AIR_SAMPLES = 12;
const SCENE_PREVIEW = {
  rendered: { width: 600, height: 400 },
  painted: { width: 900, height: 600 },
  samples: 10,
};
const SITTER = {
  rendered: { width: 960, height: 1200 },
  painted: { width: 1280, height: 1600 },
};
const SITTER_PREVIEW = {
  rendered: { width: 480, height: 600 },
  painted: { width: 640, height: 800 },
};

interface Painting {
  readonly name: string;
  readonly seed: number;
  readonly manner: Manner;
  readonly painted: Size;
  readonly settingsWidthPx: number;
  readonly render: (to: string) => void | Promise<void>;
}

/** Renders and paints a scene of pictures.ts. Needs Blender; throws when it fails. */
export function paintScene(name: string, { seed, isOutdoors, manner }: Scene, trial: Trial) {
  const { rendered, painted, samples } = trial.isPreview
    ? SCENE_PREVIEW
    : { ...SCENE, samples: isOutdoors ? OPEN_AIR_SAMPLES : SCENE.samples };
  const render = (to: string) => renderScene(name, to, rendered, samples);
  return make(
    { name, seed, manner, painted, settingsWidthPx: SCENE_SETTINGS_WIDTH_PX, render },
    trial,
  );
}

/** Renders and paints a sitter. Needs a C compiler; throws when it fails. */
export function paintSitter(name: string, sitter: Sitter, trial: Trial) {
  const { rendered, painted } = trial.isPreview ? SITTER_PREVIEW : SITTER;
  const render = (to: string) => renderSitter(sitter, to, rendered);
  const manner = sitterManner(sitter);
  const { seed } = sitter;
  return make(
    { name, seed, manner, painted, settingsWidthPx: SITTER_SETTINGS_WIDTH_PX, render },
    trial,
  );
}

async function make(painting: Painting, { isPreview, keepsRender, target }: Trial): Promise<void> {
  const { name, seed, manner, painted, settingsWidthPx } = painting;
  await mkdir(WORK_FOLDER, { recursive: true });
  const render = join(WORK_FOLDER, `${name}${isPreview ? '-preview' : ''}.png`);
  if (!keepsRender || !existsSync(render)) await painting.render(render);
  await repaint(render, target, manner, seed, painted, painted.width / settingsWidthPx);
}
