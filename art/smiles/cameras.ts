import type { Point } from '../../domain/smile/point.ts';

/** A camera: millimeters in the model's axes (x right, y into the mouth, z up). */
export interface Camera {
  readonly eye: Point;
  readonly target: Point;
  /** Width of the field at the target. */
  readonly fieldMm: number;
}

/** All pairs are seen from here, so that before and after differ only in the teeth. */
export const FRONT_CAMERA: Camera = { eye: [0, -150, 16], target: [0, 0, 1.4], fieldMm: 63 };

/** Tall: the model on its plinth, with air above for an arch-shaped frame. */
export const HERO_CAMERA: Camera = { eye: [0, -172, 27], target: [0, 0, 3], fieldMm: 67 };
