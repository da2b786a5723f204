/** A strip of a page that is never cut: a line of text, a rule, a whole group. */
export interface Row {
  readonly heightPt: number;
  /** Left out at a page's top. */
  readonly spaceBeforePt: number;
  /** Not the last of its page, unless what must stay together is taller than a page. */
  readonly keepsWithNext: boolean;
  draw(topPt: number): void;
}

export interface PlacedRow<R> {
  readonly row: R;
  readonly topPt: number;
}

/** What a row needs for being placed. */
type Strip = Pick<Row, 'heightPt' | 'spaceBeforePt' | 'keepsWithNext'>;

/**
 * Distributes rows over pages. Rows that keep with the next move to the next page together; a group taller than a page begins
 * a page and breaks where it must.
 *
 * @param firstTopPt where the first page has room from, at most `footPt`
 * @param topPt where every further page has room from
 * @param footPt where room ends
 */
export function paginate<R extends Strip>(
  rows: readonly R[],
  { firstTopPt, topPt, footPt }: { firstTopPt: number; topPt: number; footPt: number },
): PlacedRow<R>[][] {
  const pages: PlacedRow<R>[][] = [[]];
  let yPt = firstTopPt;
  let isAtTop = true;
  const turn = () => {
    pages.push([]);
    yPt = topPt;
    isAtTop = true;
  };
  for (const group of groupsOf(rows)) {
    const isFresh = isAtTop && yPt === topPt;
    if (yPt + heightOf(group, isAtTop) > footPt && !isFresh) turn();
    for (const row of group) {
      const spacePt = isAtTop ? 0 : row.spaceBeforePt;
      if (!isAtTop && yPt + spacePt + row.heightPt > footPt) turn();
      else yPt += spacePt;
      pages.at(-1)?.push({ row, topPt: yPt });
      yPt += row.heightPt;
      isAtTop = false;
    }
  }
  return pages;
}

function groupsOf<R extends Strip>(rows: readonly R[]): R[][] {
  const groups: R[][] = [];
  let group: R[] = [];
  for (const row of rows) {
    group.push(row);
    if (row.keepsWithNext) continue;
    groups.push(group);
    group = [];
  }
  if (group.length > 0) groups.push(group);
  return groups;
}

function heightOf(group: readonly Strip[], isAtTop: boolean): number {
  return group.reduce(
    (sum, row, index) => sum + row.heightPt + (isAtTop && index === 0 ? 0 : row.spaceBeforePt),
    0,
  );
}
