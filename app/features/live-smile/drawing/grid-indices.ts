interface Grids {
  readonly count: number;
  readonly columns: number;
  readonly rows: number;
  /** Whether the last row is joined to the first. */
  readonly isClosed: boolean;
  /** Whether a grid's axes are mirrored, so that its triangles turn the other way. */
  readonly isMirrored?: (grid: number) => boolean;
}

/** Triangles of several grids of vertices, three numbers each. */
export function gridIndices({ count, columns, rows, isClosed, isMirrored }: Grids): Uint32Array {
  const bands = isClosed ? rows : rows - 1;
  const indices = new Uint32Array(count * (columns - 1) * bands * 6);
  let next = 0;
  for (let grid = 0; grid < count; grid++) {
    const isFlipped = isMirrored?.(grid) ?? false;
    for (let column = 0; column + 1 < columns; column++) {
      const here = (grid * columns + column) * rows;
      for (let row = 0; row < bands; row++) {
        const above = (row + 1) % rows;
        const [a, b] = isFlipped ? [above, row] : [row, above];
        indices.set([here + a, here + rows + a, here + b], next);
        indices.set([here + rows + a, here + rows + b, here + b], next + 3);
        next += 6;
      }
    }
  }
  return indices;
}
