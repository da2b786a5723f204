import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trial } from '../recipe.ts';
import { repaint } from './painter/repaint.ts';
import type { Scene } from './pictures.ts';
import { paintFromGuide } from './portraits/paint-sitter.ts';
import { renderSitter } from './portraits/render-sitter.ts';
import type { Sitter } from './portraits/sitters.ts';
import { renderScene } from './render-scene.ts';

const WORK_FOLDER = '.cache/art';

/** The canvas widths in pixels for which the manners' lengths are written. */
const SCENE_SETTINGS_WIDTH_PX = 1400;
const PORTRAIT_SETTINGS_WIDTH_PX = 1000;
/** Faces are small in a group: brushes are too. */
const GROUP_SETTINGS_WIDTH_PX = 2200;

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
const PORTRAIT = {
  rendered: { width: 576, height: 720 },
  painted: { width: 1040, height: 1300 },
  samples: 4,
};
const PORTRAIT_PREVIEW = {
  rendered: { width: 400, height: 500 },
  painted: { width: 640, height: 800 },
  samples: 4,
};
const GROUP = {
  rendered: { width: 1080, height: 720 },
  painted: { width: 1500, height: 1000 },
  samples: 4,
};
const GROUP_PREVIEW = {
  rendered: { width: 600, height: 400 },
  painted: { width: 900, height: 600 },
  samples: 4,
};
const TALL_GROUP = {
  rendered: { width: 1100, height: 1500 },
  painted: { width: 1540, height: 2100 },
  samples: 4,
};
const TALL_GROUP_PREVIEW = {
  rendered: { width: 440, height: 600 },
  painted: { width: 660, height: 900 },
  samples: 4,
};

/** Renders and paints a scene of pictures.ts. Needs Blender; throws when it fails. */
export async function paintScene(
  name: string,
  { seed, isOutdoors, manner }: Scene,
  trial: Trial,
): Promise<void> {
  const { rendered, painted, samples } = trial.isPreview
    ? SCENE_PREVIEW
    : { ...SCENE, samples: isOutdoors ? OPEN_AIR_SAMPLES : SCENE.samples };
  const render = await rendering(name, trial, (to) => renderScene(name, to, rendered, samples));
  const unit = painted.width / SCENE_SETTINGS_WIDTH_PX;
  await repaint(render, trial.target, manner, seed, painted, unit);
}

/** Renders and paints a sitter, or several. Needs Blender and the head model; throws when one fails. */
export async function paintSitter(name: string, sitter: Sitter, trial: Trial): Promise<void> {
  const { isGroup, isTall, seed } = sitter;
  const group = isTall ? [TALL_GROUP, TALL_GROUP_PREVIEW] : [GROUP, GROUP_PREVIEW];
  const sizes = isGroup ? group : [PORTRAIT, PORTRAIT_PREVIEW];
  const { rendered, painted, samples } = sizes[trial.isPreview ? 1 : 0] ?? PORTRAIT;
  const render = await rendering(name, trial, (to) =>
    renderSitter(name, sitter, to, rendered, samples),
  );
  const settingsWidthPx = isGroup ? GROUP_SETTINGS_WIDTH_PX : PORTRAIT_SETTINGS_WIDTH_PX;
  await paintFromGuide(render, trial.target, seed, painted, painted.width / settingsWidthPx);
}

/** The file of a render, made unless the last one is to be painted again. */
async function rendering(
  name: string,
  { isPreview, keepsRender }: Trial,
  make: (to: string) => void,
): Promise<string> {
  await mkdir(WORK_FOLDER, { recursive: true });
  const render = join(WORK_FOLDER, `${name}${isPreview ? '-preview' : ''}.png`);
  if (!keepsRender || !existsSync(render)) make(render);
  return render;
}
