import { clamp } from './chance.mjs';
import { toHsl, toRgb } from './colour.mjs';

const WARM = [246, 208, 152];
const COOL = [150, 164, 222];
const VIOLET = [86, 92, 170];

/** Broken colour: a stroke's paint varies a little in hue, saturation and lightness, and now and then leans far. */
export function mixPaint([red, green, blue], layer, settings, random) {
  let [hue, saturation, lightness] = toHsl(red, green, blue);
  const { variation } = layer;
  const { complement } = settings;
  let lean = 0;
  // Less hue change where the colour is strong, or gold grows red specks and leaves cyan ones.
  const room = variation * (1 - 0.6 * saturation);
  hue += (random() - 0.5) * 2 * settings.hue * room;
  lightness += (random() - 0.5) * 2 * settings.value * variation * (0.5 + lightness * 0.6);
  saturation = clamp(
    saturation * (1 + (random() - 0.5) * 2 * settings.saturation * variation) + 0.02 * variation,
    0,
    1,
  );
  if (random() < layer.broken) {
    const kind = random();
    if (kind < 0.4) hue += (random() < 0.5 ? -1 : 1) * 0.05 * room;
    else if (kind < 0.7) {
      saturation = clamp(saturation + 0.1 * variation, 0, 1);
      lightness = clamp(lightness + (random() - 0.4) * 0.08 * variation, 0, 1);
    } else lean = complement * variation * random();
  }
  let mixed = toRgb(hue, saturation, clamp(lightness, 0, 1));
  if (lean) {
    // Toward the partner colour by mixing, never round the wheel: between blue and cream lie pink and green specks.
    const partner = red > blue ? COOL : WARM;
    const level = (0.35 + lightness) / 1.1;
    mixed = mixed.map((value, k) => value * (1 - lean) + partner[k] * level * lean);
  }
  if (lightness < 0.46 && complement > 0) {
    const violet = complement * (0.46 - lightness) * 2.2 * (0.4 + random());
    return VIOLET.map((value, k) => mixed[k] * (1 - violet) + value * violet);
  }
  return mixed;
}

/** The way of one stroke from (x, y): it follows the flow and stops where another colour would serve better. */
export function strokePath(x, y, radius, own, sheet, layer, random) {
  const { wanted, canvas, width, height, directionAt } = sheet;
  const path = [[x, y]];
  let lastX = 0;
  let lastY = 0;
  for (let step = 1; step <= layer.most; step++) {
    const i = (clamp(y | 0, 0, height - 1) * width + clamp(x | 0, 0, width - 1)) * 3;
    if (step > layer.least) {
      const ofCanvas =
        Math.abs(wanted[i] - canvas[i]) +
        Math.abs(wanted[i + 1] - canvas[i + 1]) +
        Math.abs(wanted[i + 2] - canvas[i + 2]);
      const ofStroke =
        Math.abs(wanted[i] - own[0]) +
        Math.abs(wanted[i + 1] - own[1]) +
        Math.abs(wanted[i + 2] - own[2]);
      if (ofCanvas < ofStroke) break;
    }
    const angle = directionAt(x, y) + (layer.wobble ? (random() - 0.5) * layer.wobble : 0);
    let dx = Math.cos(angle);
    let dy = Math.sin(angle);
    const back = step === 1 ? random() < 0.5 : lastX * dx + lastY * dy < 0;
    if (back) {
      dx = -dx;
      dy = -dy;
    }
    if (step > 1) {
      dx = 0.85 * dx + 0.15 * lastX;
      dy = 0.85 * dy + 0.15 * lastY;
      const length = Math.hypot(dx, dy) || 1;
      dx /= length;
      dy /= length;
    }
    x += radius * dx;
    y += radius * dy;
    lastX = dx;
    lastY = dy;
    if (x < 0 || y < 0 || x >= width || y >= height) break;
    path.push([x, y]);
  }
  return path;
}

/**
 * Lays one stroke on the canvas. Coverage is gathered over the whole stroke first, the greatest at each pixel: a
 * stroke that bends does not paint over itself.
 */
export function layStroke(path, radius, paint, sheet, layer, random) {
  const { canvas, body, width, height } = sheet;
  const bristles = Math.max(5, Math.round(radius * 1.3));
  const tone = Array.from({ length: bristles + 1 }, () => (random() - 0.5) * 2);
  const thick = Array.from({ length: bristles + 1 }, () => random());
  let total = 0;
  for (let i = 1; i < path.length; i++)
    total += Math.hypot(path[i][0] - path[i - 1][0], path[i][1] - path[i - 1][1]);
  const xs = path.map((point) => point[0]);
  const ys = path.map((point) => point[1]);
  const x0 = clamp(Math.floor(Math.min(...xs) - radius - 1), 0, width - 1);
  const x1 = clamp(Math.ceil(Math.max(...xs) + radius + 1), 0, width - 1);
  const y0 = clamp(Math.floor(Math.min(...ys) - radius - 1), 0, height - 1);
  const y1 = clamp(Math.ceil(Math.max(...ys) + radius + 1), 0, height - 1);
  const across = x1 - x0 + 1;
  const cover = new Float32Array(across * (y1 - y0 + 1));
  const tones = new Float32Array(cover.length);
  const heights = new Float32Array(cover.length);
  let run = 0;
  for (let part = 1; part < path.length; part++) {
    const [ax, ay] = path[part - 1];
    const [bx, by] = path[part];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const tx = (bx - ax) / length;
    const ty = (by - ay) / length;
    const left = clamp(Math.floor(Math.min(ax, bx) - radius), x0, x1);
    const right = clamp(Math.ceil(Math.max(ax, bx) + radius), x0, x1);
    const top = clamp(Math.floor(Math.min(ay, by) - radius), y0, y1);
    const bottom = clamp(Math.ceil(Math.max(ay, by) + radius), y0, y1);
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const ux = x - ax;
        const uy = y - ay;
        const s = ux * tx + uy * ty;
        const w = -ux * ty + uy * tx;
        const far =
          s < 0 ? Math.hypot(ux, uy) : s > length ? Math.hypot(x - bx, y - by) : Math.abs(w);
        const along = (run + clamp(s, 0, length)) / total;
        let reach = radius;
        if (along < 0.12) reach *= 0.75 + (0.25 * along) / 0.12;
        else if (along > 0.8) reach *= 1 - (0.35 * (along - 0.8)) / 0.2;
        if (far > reach) continue;
        const k = ((w / reach) * 0.5 + 0.5) * bristles;
        const first = clamp(Math.floor(k), 0, bristles - 1);
        const f = k - first;
        const hair = thick[first] * (1 - f) + thick[first + 1] * f;
        const edge = Math.min(1, (reach - far) / (reach * 0.16 + 0.7));
        const dry = along > 0.62 ? Math.max(0, 1 - ((along - 0.62) / 0.38) * hair * 1.3) : 1;
        const amount = 0.94 * edge * dry;
        const q = (y - y0) * across + x - x0;
        if (amount > cover[q]) {
          const side = Math.abs(w) / reach;
          cover[q] = amount;
          tones[q] = tone[first] * (1 - f) + tone[first + 1] * f;
          heights[q] = hair * 0.75 + 0.25 * (1 - side) + (side > 0.8 ? 0.12 : 0);
        }
      }
    }
    run += length;
  }
  for (let q = 0; q < cover.length; q++) {
    const amount = cover[q];
    if (!amount) continue;
    const i = (y0 + Math.floor(q / across)) * width + x0 + (q % across);
    const shade = 1 + tones[q] * layer.bristle;
    for (let k = 0; k < 3; k++)
      canvas[i * 3 + k] += (paint[k] * shade - canvas[i * 3 + k]) * amount;
    body[i] += (heights[q] - body[i]) * amount;
  }
}
