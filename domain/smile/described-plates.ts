import { DESCRIBED_CONCERNS, type DescribedConcern } from './described-concerns.ts';

/** What stands on the sheet of plates, row by row from the upper left: the model without any concern, then with each alone. */
export const DESCRIBED_PLATES = ['none', ...DESCRIBED_CONCERNS] as const;

export type DescribedPlate = 'none' | DescribedConcern;

const COLUMNS = 4;
const ROWS = Math.ceil(DESCRIBED_PLATES.length / COLUMNS);

export const PLATE_PX = { width: 640, height: 400 } as const;
export const PLATE_SHEET_PX = {
  width: COLUMNS * PLATE_PX.width,
  height: ROWS * PLATE_PX.height,
} as const;

/** Where a plate begins on the sheet, in pixels. */
export function placeOnSheet(plate: DescribedPlate): { left: number; top: number } {
  const index = DESCRIBED_PLATES.indexOf(plate);
  return {
    left: (index % COLUMNS) * PLATE_PX.width,
    top: Math.floor(index / COLUMNS) * PLATE_PX.height,
  };
}
