import { describe, expect, it } from 'vitest';
import { DESIGN_CAMERA, PALATE_CAMERA, PROFILE_CAMERA } from '../../../../domain/smile/camera.ts';
import {
  CAST_STAND,
  FRONT_POSE,
  movePose,
  SIDE_STAND,
  type Pose,
} from '../../../../domain/smile/pose.ts';
import { lookAt, type PicturePlace } from './look-at.ts';

const WHOLE: PicturePlace = {
  canvas: { width: 1280, height: 720 },
  left: 0,
  top: 0,
  width: 1280,
  height: 720,
};
/** The canvas shows the middle of a larger picture. */
const PART: PicturePlace = {
  canvas: { width: 640, height: 200 },
  left: -320,
  top: -100,
  width: 1280,
  height: 720,
};

/** Where a point of the model falls, in the canvas's pixels from the top left. */
function seenAt(
  pose: Pose,
  place: PicturePlace,
  [x, y, z]: readonly [number, number, number],
  { camera, isCast } = { camera: DESIGN_CAMERA, isCast: false },
) {
  const { view } = lookAt(camera, pose, place, isCast);
  const row = (at: number) =>
    (view[at] ?? 0) * x + (view[4 + at] ?? 0) * y + (view[8 + at] ?? 0) * z + (view[12 + at] ?? 0);
  return {
    x: ((row(0) / row(3) + 1) / 2) * place.canvas.width,
    y: ((1 - row(1) / row(3)) / 2) * place.canvas.height,
  };
}

describe('how the model is seen', () => {
  it('is as the picture’s camera sees it: the target in the middle, the field as wide as the picture', () => {
    const { target, fieldMm } = DESIGN_CAMERA;
    const middle = seenAt(FRONT_POSE, WHOLE, [target[0], target[1], target[2]]);
    expect(middle.x).toBeCloseTo(640, 3);
    expect(middle.y).toBeCloseTo(360, 3);
    expect(seenAt(FRONT_POSE, WHOLE, [fieldMm / 2, target[1], target[2]]).x).toBeCloseTo(1280, 3);
  });

  it('lies where the picture lies when the canvas shows a part of it', () => {
    for (const point of [
      [0, 0, 0],
      [12, 4, -6],
      [-20, 9, 8],
    ] as const) {
      const whole = seenAt(FRONT_POSE, WHOLE, point);
      const part = seenAt(FRONT_POSE, PART, point);
      expect(part.x).toBeCloseTo(whole.x - 320, 2);
      expect(part.y).toBeCloseTo(whole.y - 100, 2);
    }
    expect(lookAt(DESIGN_CAMERA, FRONT_POSE, PART, false).heights).toEqual([
      expect.closeTo(1 - 300 / 720, 5),
      expect.closeTo(200 / 720, 5),
    ]);
  });

  it('shows more of a side from there, and stays in the picture', () => {
    const left = movePose(FRONT_POSE, { yawDeg: -60 });
    for (const x of [-28, 28]) {
      const { x: at } = seenAt(left, WHOLE, [x, 20, 0]);
      expect(at).toBeGreaterThan(-400);
      expect(at).toBeLessThan(1680);
    }
    expect(seenAt(left, WHOLE, [-20, 15, 0]).x).toBeGreaterThan(
      seenAt(FRONT_POSE, WHOLE, [-20, 15, 0]).x,
    );
  });

  it('keeps in its place what a picture shows from near', () => {
    const near = { camera: PROFILE_CAMERA, isCast: false };
    const focus = PROFILE_CAMERA.focus ?? [0, 0, 0];
    const first = seenAt(FRONT_POSE, WHOLE, focus, near);
    const turned = movePose(FRONT_POSE, { yawDeg: -90, tiltDeg: 20, zoom: 1.6 }, SIDE_STAND);
    const now = seenAt(turned, WHOLE, focus, near);
    expect(now.x).toBeCloseTo(first.x, 1);
    expect(now.y).toBeCloseTo(first.y, 1);
    // From their left the right back teeth are behind the front ones.
    expect(seenAt(turned, WHOLE, [24, 28, 2], near).x).toBeGreaterThan(now.x);
  });

  it.each([
    { yawDeg: 65, tiltDeg: 24 },
    { yawDeg: -65, tiltDeg: -36 },
    { yawDeg: 30, tiltDeg: -10 },
  ])('keeps all of a cast in the picture, also turned by %o', (by) => {
    const cast = { camera: PALATE_CAMERA, isCast: true };
    const turned = movePose(FRONT_POSE, by, CAST_STAND);
    const corners = [-32, 32].flatMap((x) => [[x, -7.6, -13] as const, [x, 8, 3] as const]);
    for (const corner of [...corners, [0, 39, -13] as const]) {
      const { x, y } = seenAt(turned, WHOLE, corner, cast);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(1280);
      expect(y).toBeGreaterThan(-40);
      expect(y).toBeLessThan(760);
    }
  });

  it('leads from the screen back to what is seen there', () => {
    const pose = movePose(FRONT_POSE, { yawDeg: 30, tiltDeg: 20, zoom: 1.4 });
    const { eye, view, unview } = lookAt(DESIGN_CAMERA, pose, PART, false);
    const point = [7, 3, -4] as const;
    const times = (matrix: Float32Array, [x, y, z, w]: readonly number[]) =>
      [0, 1, 2, 3].map((row) =>
        [x, y, z, w].reduce<number>(
          (sum, value, at) => sum + (matrix[at * 4 + row] ?? 0) * (value ?? 0),
          0,
        ),
      );
    const [x = 0, y = 0, , w = 1] = times(view, [...point, 1]);
    const far = times(unview, [x / w, y / w, 1, 1]);
    const direction = (to: readonly number[]) => {
      const way = [0, 1, 2].map((at) => (to[at] ?? 0) - (eye[at] ?? 0));
      return way.map((part) => part / Math.hypot(...way));
    };
    const wanted = direction(point);
    const got = direction(far.map((value) => value / (far[3] ?? 1)));
    for (const at of [0, 1, 2]) expect(got[at]).toBeCloseTo(wanted[at] ?? 0, 4);
  });
});
