import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginate } from './paginate.ts';

const ROOM = { firstTopPt: 300, topPt: 50, footPt: 750 };
const strip = (heightPt: number, spaceBeforePt = 0, keepsWithNext = false) => ({
  heightPt,
  spaceBeforePt,
  keepsWithNext,
});

const someStrips = fc.array(
  fc.record({
    heightPt: fc.integer({ min: 5, max: 120 }),
    spaceBeforePt: fc.integer({ min: 0, max: 30 }),
    keepsWithNext: fc.boolean(),
  }),
  { maxLength: 60 },
);

describe('paginate', () => {
  it('loses no row and keeps their order', () => {
    fc.assert(
      fc.property(someStrips, (rows) => {
        const placed = paginate(rows, ROOM).flat();
        expect(placed.map(({ row }) => row)).toEqual(rows);
      }),
    );
  });

  it('keeps every row within the room, and none over another', () => {
    fc.assert(
      fc.property(someStrips, (rows) => {
        for (const [index, page] of paginate(rows, ROOM).entries()) {
          let reached = index === 0 ? ROOM.firstTopPt : ROOM.topPt;
          for (const { row, topPt } of page) {
            expect(topPt).toBeGreaterThanOrEqual(reached);
            reached = topPt + row.heightPt;
            expect(reached).toBeLessThanOrEqual(ROOM.footPt);
          }
        }
      }),
    );
  });

  it('leaves no heading at a page’s foot', () => {
    // Groups no taller than a page: two headings in a row at most.
    const someText = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 8 })),
    );
    fc.assert(
      fc.property(someText, (sections) => {
        const rows = sections.flatMap(([headings, lines]) => [
          ...Array.from({ length: headings }, () => strip(30, 20, true)),
          ...Array.from({ length: lines }, () => strip(15, 5)),
        ]);
        for (const page of paginate(rows, ROOM)) {
          expect(page.at(-1)?.row.keepsWithNext ?? false).toBe(false);
        }
      }),
    );
  });

  it('leaves out the space before a row at a page’s top', () => {
    const [, second] = paginate([strip(700), strip(20, 40)], { ...ROOM, firstTopPt: 50 });
    expect(second?.map(({ topPt }) => topPt)).toEqual([50]);
  });

  it('moves what belongs together to the next page', () => {
    const group = [strip(200, 0, true), strip(200, 0, true), strip(200)];
    const pages = paginate([strip(300), ...group], { ...ROOM, firstTopPt: 50 });
    expect(pages.map((page) => page.length)).toEqual([1, 3]);
  });

  it('leaves a first page empty when the group needs a whole one', () => {
    const pages = paginate([strip(600)], ROOM);
    expect(pages.map((page) => page.length)).toEqual([0, 1]);
  });

  it('breaks a group that is taller than a page', () => {
    const rows = Array.from({ length: 20 }, () => strip(60, 0, true));
    const pages = paginate(rows, { ...ROOM, firstTopPt: 50 });
    expect(pages.map((page) => page.length)).toEqual([11, 9]);
  });
});
