import type { Point } from './point.ts';

/** A camera: millimeters in the model's axes (x right, y into the mouth, z up). */
export interface Camera {
  readonly eye: Point;
  readonly target: Point;
  /** Width of the field at the target. */
  readonly fieldMm: number;
  /** What stays in its place when the model is turned, where a picture shows a part of it; otherwise all of it is kept in the picture. */
  readonly focus?: Point;
}

/** All pairs of the gallery are seen from here, so that before and after differ only in the teeth. */
export const FRONT_CAMERA: Camera = { eye: [0, -150, 16], target: [0, 0, 1.4], fieldMm: 63 };

/** Near, for the studio's mirror: as many teeth as a smile shows. */
export const DESIGN_CAMERA: Camera = { eye: [0, -150, 13], target: [0, 0, 2.6], fieldMm: 47 };

/** A little farther off, for the quiz's result: a premolar's gap and the lower gum are seen. */
export const DESCRIBED_CAMERA: Camera = { eye: [0, -150, 14], target: [0, 0, 1.8], fieldMm: 54 };

/** As the gallery's pairs are seen, with a little air at the sides: an example treatment, wide. */
export const MONTHS_CAMERA: Camera = { eye: [0, -150, 16], target: [0, 0, 1.4], fieldMm: 65 };

/** Almost from the side, so that a veneer shows how thin it is. */
export const PROFILE_CAMERA: Camera = {
  eye: [138, -62, 12],
  target: [8.2, 3, 2.3],
  fieldMm: 48,
  focus: [4.3, 0, 3.5],
};

/** Down onto a cast that lies on its base, from behind, into the palate. */
export const PALATE_CAMERA: Camera = { eye: [0, -62, 150], target: [0, 14.6, 3], fieldMm: 88 };
