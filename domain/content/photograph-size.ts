/** What is shown large at twice the density of a screen needs this much, in pixels. */
const SMALLEST_PX = { longSide: 1600, shortSide: 1000 };
/** How far the shapes of two photographs of one view may differ, as a share: what rounding to pixels can do. */
const SAME_SHAPE_SHARE = 0.01;

interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * What is wrong with a photograph's size and shape.
 *
 * @param replaced the picture whose place it takes, where it takes one's
 */
export function photographFaults(taken: Size, replaced?: Size): string[] {
  const { widthPx, heightPx } = taken;
  const { longSide, shortSide } = SMALLEST_PX;
  const faults: string[] = [];
  if (Math.max(widthPx, heightPx) < longSide || Math.min(widthPx, heightPx) < shortSide) {
    faults.push(
      `is too small (${widthPx} × ${heightPx} pixels); give one of at least ${longSide} × ${shortSide}, as the camera took it`,
    );
  }
  if (replaced && widthPx > heightPx !== replaced.widthPx > replaced.heightPx) {
    const shape = replaced.widthPx > replaced.heightPx ? 'wider than high' : 'higher than wide';
    faults.push(`has the wrong shape; the picture it replaces is ${shape}, and so must it be`);
  }
  return faults;
}

/** What is wrong with the second of two photographs that a divider lays over each other. */
export function pairFaults(before: Size, after: Size): string[] {
  if (before.widthPx < before.heightPx || after.widthPx < after.heightPx) {
    return [
      'is higher than wide, or its other is; cut both wider than high, around the same teeth',
    ];
  }
  const ratio = (before.widthPx / before.heightPx) * (after.heightPx / after.widthPx);
  if (Math.abs(ratio - 1) <= SAME_SHAPE_SHARE) return [];
  return [
    'has another shape than its other; cut both alike, so that the same teeth lie over each other',
  ];
}
