import type { Camera } from '../../../../domain/smile/camera.ts';
import type { Point } from '../../../../domain/smile/point.ts';
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
    [-13.4, 17.4].map((z): Point => [side * x, 0.027 * x * x + 1.4e-5 * x ** 4 - 3, z]),
  ),
);

/** The same of a cast that lies turned over, with its heel: art/smiles/renderer/cast-shape.c. */
const CAST_OUTLINE: readonly Point[] = [
  ...[-1, 1].flatMap((side) =>
    [0, 8, 15, 21, 26, 30].flatMap((x) =>
      [-13.4, 9.4].map((z): Point => [side * x, 39.4 - 0.027 * x * x - 1.4e-5 * x ** 4, z]),
    ),
  ),
  ...[-32.6, 32.6].flatMap((x) => [-13.4, -4].map((z): Point => [x, -7.6, z])),
];

function onScreen(view: Matrix, [x, y, z]: Point) {
  const at = (index: number) => view[index] ?? 0;
  const row = (r: number) => at(r) * x + at(4 + r) * y + at(8 + r) * z + at(12 + r);
  return { x: row(0) / row(3), y: row(1) / row(3) };
}

function extentOf(view: Matrix, outline: readonly Point[]) {
  const points = outline.map((point) => onScreen(view, point));
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

/** What a turned model's picture is scaled by and shifted to, so that it stays where the first one shows it. */
function keepInPlace(camera: Camera, pose: Pose, aspect: number, isCast: boolean) {
  const before = cameraMatrices(turnCamera(camera, FRONT_POSE), aspect).view;
  const after = cameraMatrices(turnCamera(camera, pose), aspect).view;
  if (camera.focus) {
    const [first, now] = [onScreen(before, camera.focus), onScreen(after, camera.focus)];
    // What is looked at more closely stays where it is.
    return {
      scale: pose.zoom,
      shiftX: first.x - now.x * pose.zoom,
      shiftY: first.y - now.y * pose.zoom,
    };
  }
  const outline = isCast ? CAST_OUTLINE : OUTLINE;
  const [first, now] = [extentOf(before, outline), extentOf(after, outline)];
  const size = Math.min(1, first.wide / now.wide, Math.max(first.high, LEAST_HIGH) / now.high);
  const scale = size * pose.zoom;
  return { scale, shiftX: (first.x - now.x) * scale, shiftY: (first.y - now.y) * scale };
}

/**
 * The plates' camera turned about the model. What would leave the picture at a side is brought back by shifting and shrinking it, as a photographer would.
 *
 * @param isCast whether the model is a cast that lies turned over
 */
export function lookAt(camera: Camera, pose: Pose, place: PicturePlace, isCast: boolean): View {
  const aspect = place.width / place.height;
  const turned = turnCamera(camera, pose);
  const { view, unview } = cameraMatrices(turned, aspect);
  const { scale, shiftX: asideX, shiftY: asideY } = keepInPlace(camera, pose, aspect, isCast);
  moveOnScreen(view, unview, { scaleX: scale, scaleY: scale, shiftX: asideX, shiftY: asideY });
  const [scaleX, scaleY] = [place.width / place.canvas.width, place.height / place.canvas.height];
  const shiftX = (2 * place.left + place.width) / place.canvas.width - 1;
  const shiftY = 1 - (2 * place.top + place.height) / place.canvas.height;
  moveOnScreen(view, unview, { scaleX, scaleY, shiftX, shiftY });
  const heights = [((-1 - shiftY) / scaleY + 1) / 2, 1 / scaleY] as const;
  return { eye: turned.eye, view, unview, heights };
}
