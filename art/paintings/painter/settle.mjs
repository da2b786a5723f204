import { blur } from './blur.mjs';

/**
 * Smooths what is left of a render's noise and keeps the edges: a guided filter, each channel its own guide.
 *
 * @param radius in pixels
 * @param noise the strength (0-255) below which a change counts as noise
 */
export function settleNoise(picture, width, height, radius, noise) {
  const squares = picture.map((value) => value * value);
  const mean = blur(picture, width, height, radius);
  const meanOfSquares = blur(squares, width, height, radius);
  const slope = new Float32Array(picture.length);
  const offset = new Float32Array(picture.length);
  for (let i = 0; i < picture.length; i++) {
    const variance = Math.max(0, meanOfSquares[i] - mean[i] * mean[i]);
    slope[i] = variance / (variance + noise * noise);
    offset[i] = mean[i] * (1 - slope[i]);
  }
  const slopes = blur(slope, width, height, radius);
  const offsets = blur(offset, width, height, radius);
  return picture.map((value, i) => slopes[i] * value + offsets[i]);
}
