import type { Jaw, ToothSet } from './tooth-calendar.ts';

/** Millimeters along the arch and across it. */
interface ToothSize {
  readonly width: number;
  readonly depth: number;
}

const size = (width: number, depth: number): ToothSize => ({ width, depth });

/** Average crowns, from the front; rounded from textbooks of dental anatomy. */
export const TOOTH_SIZES: Readonly<Record<ToothSet, Readonly<Record<Jaw, readonly ToothSize[]>>>> =
  {
    baby: {
      upper: [size(6.5, 5), size(5.1, 4.4), size(7, 6.4), size(7.3, 8.5), size(8.2, 10)],
      lower: [size(4.2, 4), size(4.1, 4), size(5, 4.8), size(7.7, 7), size(9.9, 8.7)],
    },
    permanent: {
      upper: [
        size(8.5, 7),
        size(6.5, 6),
        size(7.5, 8),
        size(7, 9),
        size(7, 9),
        size(10, 11),
        size(9, 11),
      ],
      lower: [
        size(5, 6),
        size(5.5, 6.5),
        size(7, 7.5),
        size(7, 7.5),
        size(7, 8),
        size(11, 10.5),
        size(10.5, 10),
      ],
    },
  };
