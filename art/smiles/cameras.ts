import type { Camera } from '../../domain/smile/camera.ts';

/** Tall: the model on its plinth, with air above for an arch-shaped frame. */
export const HERO_CAMERA: Camera = { eye: [0, -172, 27], target: [0, 0, 3], fieldMm: 67 };

/** Near to and from one side, for a clear sheet over teeth. */
export const CLOSE_CAMERA: Camera = { eye: [-60, -135, 10], target: [-2.5, 0, 2.6], fieldMm: 45 };

/** From the same side and farther off, for brackets: the whole model, so that it is clear what they stand on. */
export const BRACKET_CAMERA: Camera = { eye: [-50, -140, 13], target: [-8, 0, 1.8], fieldMm: 66 };

/** A little from above, for the implant's block. */
export const IMPLANT_CAMERA: Camera = { eye: [-46, -150, 34], target: [0, 4, 0.9], fieldMm: 53 };

/** From above the table; the model lies upside down there, so "above" is below it. */
export const TABLE_CAMERA: Camera = { eye: [-62, -112, -92], target: [-4.2, 17.5, 3], fieldMm: 86 };
export const TALL_TABLE_CAMERA: Camera = {
  eye: [-34, -104, -118],
  target: [-2.5, 19.5, 4],
  fieldMm: 80,
};

/** Down onto the same cast from the front, so that a wire before the front teeth shows. */
export const CAST_CAMERA: Camera = { eye: [-9, -78, 138], target: [0, 18.4, 2], fieldMm: 88 };
