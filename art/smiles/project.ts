import { addScaled, type Point } from './point.ts';
import type { Camera } from './cameras.ts';

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Point): Point => addScaled([0, 0, 0], a, 1 / Math.hypot(...a));

/**
 * Where a point of the model appears in a picture, in pixels from the upper left. The same arithmetic as `aim` and
 * `ray_through` in the renderer's main.c, the other way round.
 */
export function projector(camera: Camera, widthPx: number, heightPx: number) {
  const view = addScaled(camera.target, camera.eye, -1);
  const forward = unit(view);
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const pxPerMm = widthPx / camera.fieldMm;
  return (point: Point): [x: number, y: number] => {
    const to = addScaled(point, camera.eye, -1);
    const nearness = Math.hypot(...view) / dot(to, forward);
    return [
      widthPx / 2 + dot(to, right) * nearness * pxPerMm,
      heightPx / 2 - dot(to, up) * nearness * pxPerMm,
    ];
  };
}
