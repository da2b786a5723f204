import type { PicturePlace } from './look-at.ts';

/** More pixels than two a CSS pixel are not seen. */
const MOST_RATIO = 2;

/** Gives a canvas the pixels of its box and says where a picture lies in them; the canvas may show a part of it. */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  picture: Element,
  scale: number,
): PicturePlace {
  const box = canvas.getBoundingClientRect();
  const whole = picture.getBoundingClientRect();
  const ratio = Math.min(MOST_RATIO, devicePixelRatio) * scale;
  const width = Math.max(1, Math.round(box.width * ratio));
  const height = Math.max(1, Math.round(box.height * ratio));
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  return {
    canvas: { width, height },
    left: (whole.left - box.left) * ratio,
    top: (whole.top - box.top) * ratio,
    width: whole.width * ratio,
    height: whole.height * ratio,
  };
}
