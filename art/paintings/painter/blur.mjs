import { clamp } from './chance.mjs';

function boxAcross(from, width, height, radius, planes) {
  const to = new Float32Array(from.length);
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    for (let k = 0; k < planes; k++) {
      const row = y * width;
      let sum = 0;
      for (let x = -radius; x <= radius; x++)
        sum += from[(row + clamp(x, 0, width - 1)) * planes + k];
      for (let x = 0; x < width; x++) {
        to[(row + x) * planes + k] = sum * share;
        sum += from[(row + Math.min(width - 1, x + radius + 1)) * planes + k];
        sum -= from[(row + Math.max(0, x - radius)) * planes + k];
      }
    }
  }
  return to;
}

function boxDown(from, width, height, radius, planes) {
  const to = new Float32Array(from.length);
  const share = 1 / (2 * radius + 1);
  const stride = width * planes;
  const sums = new Float32Array(stride);
  for (let y = -radius; y <= radius; y++) {
    const row = clamp(y, 0, height - 1) * stride;
    for (let i = 0; i < stride; i++) sums[i] += from[row + i];
  }
  for (let y = 0; y < height; y++) {
    const row = y * stride;
    const next = Math.min(height - 1, y + radius + 1) * stride;
    const last = Math.max(0, y - radius) * stride;
    for (let i = 0; i < stride; i++) {
      to[row + i] = sums[i] * share;
      sums[i] += from[next + i] - from[last + i];
    }
  }
  return to;
}

/** Blurs `planes` interleaved planes; radius in pixels (two box passes, near enough to a Gaussian). */
export function blur(pixels, width, height, radius, planes = 3) {
  if (radius < 0.6) return pixels;
  const whole = Math.max(1, Math.round(radius));
  let result = pixels;
  for (let pass = 0; pass < 2; pass++) {
    result = boxDown(boxAcross(result, width, height, whole, planes), width, height, whole, planes);
  }
  return result;
}
