import type { Camera } from '../../../../domain/smile/camera.ts';
import { FRONT_POSE, type Pose } from '../../../../domain/smile/pose.ts';
import { cameraMatrices, moveOnScreen, type Matrix } from './camera-matrix.ts';
import { turnCamera } from './turn-camera.ts';

/** The picture's place on the canvas, in its pixels from the top left: the canvas may show a part of it. */
export interface PicturePlace {
  readonly canvas: { readonly width: number; readonly height: number };
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface View {
  readonly eye: readonly number[];
  readonly view: Matrix;
  readonly unview: Matrix;
  /** The height in the picture at the canvas's foot, and what the canvas's whole height adds. */
  readonly heights: readonly [foot: number, more: number];
}

/** Keeps a low model from filling the screen. */
const LEAST_HIGH = 0.86;

/** The model's outline from above, where it is lowest and highest: what must stay in the picture when it is turned. */
const OUTLINE = [-1, 1].flatMap((side) =>
  [0, 8, 15, 21, 26, 30].flatMap((x) =>
    [-13.4, 17.4].map((z) => [side * x, 0.027 * x * x + 1.4e-5 * x ** 4 - 3, z] as const),
  ),
);

function extentOf(view: Matrix) {
  const at = (index: number) => view[index] ?? 0;
  const points = OUTLINE.map(([x, y, z]) => {
    const row = (r: number) => at(r) * x + at(4 + r) * y + at(8 + r) * z + at(12 + r);
    return { x: row(0) / row(3), y: row(1) / row(3) };
  });
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, low, high] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  return {
    x: (left + right) / 2,
    y: (low + high) / 2,
    wide: (right - left) / 2,
    high: (high - low) / 2,
  };
}

/** The plates' camera turned about the model. What would leave the picture at a side is brought back by shifting and shrinking it, as a photographer would. */
export function lookAt(camera: Camera, pose: Pose, place: PicturePlace): View {
  const aspect = place.width / place.height;
  const first = extentOf(cameraMatrices(turnCamera(camera, FRONT_POSE), aspect).view);
  const turned = turnCamera(camera, pose);
  const { view, unview } = cameraMatrices(turned, aspect);
  const now = extentOf(view);
  const size = Math.min(1, first.wide / now.wide, Math.max(first.high, LEAST_HIGH) / now.high);
  const scale = size * pose.zoom;
  moveOnScreen(view, unview, {
    scaleX: scale,
    scaleY: scale,
    shiftX: (first.x - now.x) * scale,
    shiftY: (first.y - now.y) * scale,
  });
  const [scaleX, scaleY] = [place.width / place.canvas.width, place.height / place.canvas.height];
  const shiftX = (2 * place.left + place.width) / place.canvas.width - 1;
  const shiftY = 1 - (2 * place.top + place.height) / place.canvas.height;
  moveOnScreen(view, unview, { scaleX, scaleY, shiftX, shiftY });
  const heights = [((-1 - shiftY) / scaleY + 1) / 2, 1 / scaleY] as const;
  return { eye: turned.eye, view, unview, heights };
}
