import { blur } from './blur.mjs';
import { layStroke, mixPaint, strokePath } from './brush.mjs';
import { chance, clamp, smoothNoise } from './chance.mjs';
import { strokeDirections } from './flow.mjs';

const DEFAULTS = {
  seed: 1,
  ground: [226, 203, 170],
  hue: 0.02,
  saturation: 0.15,
  value: 0.04,
  broken: 0.25,
  complement: 0.15,
  angle: 0.4,
  cycle: 0.0025,
  sway: 0.5,
  tensor: 6,
  relief: 0.24,
  weave: 0.012,
  direction: null,
  detail: null,
  calm: null,
};
const LAYER = {
  threshold: 0,
  grid: 0.9,
  extra: 0,
  least: 3,
  most: 8,
  variation: 1,
  bristle: 0.045,
  wobble: 0,
};

/**
 * Repaints a picture with strokes, large to small.
 *
 * @param picture Float32Array of interleaved red, green and blue, 0-255
 * @param settings lengths are in pixels of a canvas 1400 wide (`unit` scales them): see README.md for each
 * @param unit canvas pixels for one of those
 * @returns Buffer of interleaved red, green and blue
 */
export function paint(picture, width, height, settings, unit) {
  const all = { ...DEFAULTS, ...settings };
  const random = chance(all.seed);
  const noise = smoothNoise(all.seed + 9);
  const canvas = primed(width, height, all.ground, noise);
  const body = new Float32Array(width * height);
  const flow = { ...all, cycle: all.cycle / unit, tensor: all.tensor * unit };
  const directionAt = strokeDirections(picture, width, height, noise, flow);
  all.layers.forEach((given, index) => {
    const layer = { ...LAYER, broken: all.broken, ...given };
    const radius = layer.radius * unit;
    const wanted = blur(picture, width, height, layer.blur ? layer.blur * unit : radius * 0.45);
    const sheet = { wanted, canvas, body, width, height, directionAt };
    for (const at of placesToPaint(sheet, layer, index, radius, all, random)) {
      const x = at % width;
      const y = (at / width) | 0;
      const own = [wanted[at * 3], wanted[at * 3 + 1], wanted[at * 3 + 2]];
      const variation = layer.variation * (all.calm ? all.calm(x / width, y / height) : 1);
      const colour = mixPaint(own, { ...layer, variation }, all, random);
      const size = radius * (1 + (random() - 0.5) * 0.5);
      const path = strokePath(x, y, size, own, sheet, layer, random);
      if (path.length > 1) layStroke(path, size, colour, sheet, layer, random);
    }
  });
  return lit(canvas, body, width, height, all, unit);
}

/** Warm ground, a little uneven; some of it stays to be seen. */
function primed(width, height, ground, noise) {
  const canvas = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const uneven = 1 + (noise((i % width) * 0.05, ((i / width) | 0) * 0.05) - 0.5) * 0.06;
    for (let k = 0; k < 3; k++) canvas[i * 3 + k] = ground[k] * uneven;
  }
  return canvas;
}

/**
 * Where this layer's strokes begin, shuffled. The *blurred* canvas is compared with the picture: raw, the deliberate
 * variation of colour would look like an error, and fine strokes would cover everything.
 */
function placesToPaint(sheet, layer, index, radius, settings, random) {
  const { wanted, canvas, width, height } = sheet;
  const cell = Math.max(1, Math.round(radius * layer.grid));
  const hop = Math.max(1, cell >> 2);
  const seen = index ? blur(canvas, width, height, Math.max(2, radius * 0.9)) : canvas;
  const places = [];
  for (let top = 0; top < height; top += cell) {
    for (let left = 0; left < width; left += cell) {
      let sum = 0;
      let count = 0;
      let worst = -1;
      let worstAt = 0;
      for (let y = top; y < Math.min(height, top + cell); y += hop) {
        for (let x = left; x < Math.min(width, left + cell); x += hop) {
          const i = (y * width + x) * 3;
          const off =
            Math.abs(seen[i] - wanted[i]) +
            Math.abs(seen[i + 1] - wanted[i + 1]) +
            Math.abs(seen[i + 2] - wanted[i + 2]);
          sum += off;
          count += 1;
          if (off > worst) {
            worst = off;
            worstAt = y * width + x;
          }
        }
      }
      const patience = settings.detail ? settings.detail(left / width, top / height, index) : 1;
      if (sum / count < layer.threshold * patience && random() >= layer.extra) continue;
      const anywhere = index === 0 || random() < 0.5;
      const y = clamp((top + random() * cell) | 0, 0, height - 1);
      const x = clamp((left + random() * cell) | 0, 0, width - 1);
      places.push(anywhere ? y * width + x : worstAt);
    }
  }
  for (let i = places.length - 1; i > 0; i--) {
    const j = (random() * (i + 1)) | 0;
    [places[i], places[j]] = [places[j], places[i]];
  }
  return places;
}

/** Light from the upper left over the thickness of the paint. Kept low: relief is what looks like a filter. */
function lit(canvas, body, width, height, settings, unit) {
  const soft = blur(body, width, height, 0.7 * unit, 1);
  const out = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const across =
        soft[y * width + Math.min(width - 1, x + 1)] - soft[y * width + Math.max(0, x - 1)];
      const down =
        soft[Math.min(height - 1, y + 1) * width + x] - soft[Math.max(0, y - 1) * width + x];
      const slope = (across * 0.6 + down * 0.8) * Math.sqrt(unit);
      const weave = 1 + settings.weave * Math.sin((x * 1.9) / unit) * Math.sin((y * 1.9) / unit);
      const level = clamp(1 - slope * settings.relief, 0.88, 1.1) * weave;
      for (let k = 0; k < 3; k++) out[i * 3 + k] = clamp(canvas[i * 3 + k] * level, 0, 255);
    }
  }
  return out;
}
