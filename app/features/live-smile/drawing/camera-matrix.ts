import type { Camera } from '../../../../domain/smile/camera.ts';
import type { Point } from '../../../../domain/smile/point.ts';

/** Four by four, column after column. */
export type Matrix = Float32Array;

/** Before and behind the target. */
const NEAR_MM = 60;
const FAR_MM = 130;

interface Axes {
  readonly eye: Point;
  readonly right: Point;
  readonly up: Point;
  readonly forward: Point;
  readonly distanceMm: number;
}

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function axesOf({ eye, target }: Camera): Axes {
  const view: Point = [target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]];
  const distanceMm = Math.hypot(...view);
  const [fx, fy, fz] = [view[0] / distanceMm, view[1] / distanceMm, view[2] / distanceMm];
  const flat = Math.hypot(fx, fy);
  const [rx, ry] = [fy / flat, -fx / flat];
  return {
    eye,
    right: [rx, ry, 0],
    up: [ry * fz, -rx * fz, rx * fy - ry * fx],
    forward: [fx, fy, fz],
    distanceMm,
  };
}

const byColumns = (rows: readonly (readonly number[])[]): Matrix =>
  Float32Array.from([0, 1, 2, 3].flatMap((column) => rows.map((row) => row[column] ?? 0)));

/** From the model to the screen, and back from points of the far plane: only directions are asked of it. */
export function cameraMatrices(camera: Camera, aspect: number): { view: Matrix; unview: Matrix } {
  const { eye, right, up, forward, distanceMm } = axesOf(camera);
  const half = camera.fieldMm / 2 / distanceMm;
  const [scaleX, scaleY] = [1 / half, aspect / half];
  const [near, far] = [distanceMm - NEAR_MM, distanceMm + FAR_MM];
  const depth = (far + near) / (far - near);
  const depthShift = (-2 * far * near) / (far - near);
  const toRow = (axis: Point, scale: number, shift = 0) => [
    axis[0] * scale,
    axis[1] * scale,
    axis[2] * scale,
    -dot(axis, eye) * scale + shift,
  ];
  const back = (at: 0 | 1 | 2) => [
    right[at] / scaleX,
    up[at] / scaleY,
    0,
    forward[at] + eye[at] / far,
  ];
  return {
    view: byColumns([
      toRow(right, scaleX),
      toRow(up, scaleY),
      toRow(forward, depth, depthShift),
      toRow(forward, 1),
    ]),
    unview: byColumns([back(0), back(1), back(2), [0, 0, 0, 1 / far]]),
  };
}

interface ScreenMove {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly shiftX: number;
  readonly shiftY: number;
}

/** Scales what a view shows, then shifts it, both in halves of the screen; the way back is kept with it. Changes both matrices. */
export function moveOnScreen(view: Matrix, unview: Matrix, move: ScreenMove): void {
  const { scaleX, scaleY, shiftX, shiftY } = move;
  const at = (matrix: Matrix, index: number) => matrix[index] ?? 0;
  for (const column of [0, 4, 8, 12]) {
    view[column] = at(view, column) * scaleX + shiftX * at(view, column + 3);
    view[column + 1] = at(view, column + 1) * scaleY + shiftY * at(view, column + 3);
  }
  for (let row = 0; row < 4; row++) {
    unview[row] = at(unview, row) / scaleX;
    unview[4 + row] = at(unview, 4 + row) / scaleY;
    unview[12 + row] =
      at(unview, 12 + row) - at(unview, row) * shiftX - at(unview, 4 + row) * shiftY;
  }
}
