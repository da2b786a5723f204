import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../problem-details.ts';
import { UploadTurns, type UploadTurn } from './upload-turns.ts';

const MIB_BYTES = 1024 * 1024;

let nowMs: number;
let turns: UploadTurns;
beforeEach(() => {
  nowMs = 0;
  turns = new UploadTurns(() => nowMs);
});

/** Takes a turn, or gives the status of the refusal. */
function take(address: string, network = address, announcedBytes = NaN): UploadTurn | number {
  return statusOr(() => turns.take({ address, network }, announcedBytes));
}

function statusOr<Result>(task: () => Result): Result | number {
  try {
    return task();
  } catch (error) {
    if (error instanceof Refusal) return error.problem.status;
    throw error;
  }
}

function taken(turn: UploadTurn | number): UploadTurn {
  if (typeof turn === 'number') throw new Error(`It was refused: ${turn}.`);
  return turn;
}

const hold = (turn: UploadTurn, mebibytes: number): unknown =>
  statusOr(() => turn.hold(mebibytes * MIB_BYTES));

/** A turn that is being read; it ends when it is broken off, as a handler's does. */
function read(address: string, network = address): { turn: UploadTurn; brokenOff: number[] } {
  const turn = taken(take(address, network));
  const brokenOff: number[] = [];
  turn.onGivingWay((refusal) => {
    brokenOff.push(refusal.problem.status);
    turn.end();
  });
  return { turn, brokenOff };
}

it('gives an address two turns, a network four and all thirty-two, until they end', () => {
  const own = [take('a', 'n'), take('a', 'n')];
  expect(take('a', 'n')).toBe(503);
  taken(take('b', 'n'));
  taken(take('c', 'n'));
  expect(take('d', 'n')).toBe(503);
  taken(own[0] ?? 0).end();
  taken(take('d', 'n'));
  for (let count = 4; count < 32; count += 1) taken(take(`other-${count}`));
  expect(take('one-more')).toBe(503);
});

it('lets 32 MiB of a network into memory, 40 of all, until they end', () => {
  const first = taken(take('a'));
  expect(hold(first, 32)).toBe(undefined);
  expect(hold(first, 1)).toBe(503);
  const second = taken(take('b'));
  expect(hold(second, 8)).toBe(undefined);
  expect(hold(second, 1)).toBe(503);
  first.end();
  expect(hold(second, 24)).toBe(undefined);
});

it('turns away what is announced to be more than there is room for', () => {
  taken(take('a', 'a', 30 * MIB_BYTES));
  hold(taken(take('b')), 20);
  expect(take('c', 'c', 21 * MIB_BYTES)).toBe(503);
  taken(take('c', 'c', 20 * MIB_BYTES));
});

describe('what has been coming in for a while', () => {
  it('gives way to another where all turns are taken, the oldest first', () => {
    const slow = Array.from({ length: 32 }, (_, index) => read(`slow-${index}`));
    nowMs = 15_000;
    expect(take('a')).toBe(503);
    nowMs = 15_001;
    taken(take('a'));
    expect(slow.map(({ brokenOff }) => brokenOff)).toEqual([
      [503],
      ...Array.from({ length: 31 }, () => []),
    ]);
  });

  it('gives way where memory is taken, also that of two who send nearly all and then trickle', () => {
    const slow = [read('a'), read('b')];
    hold(slow[0]?.turn ?? taken(0), 30);
    hold(slow[1]?.turn ?? taken(0), 10);
    nowMs = 20_000;
    const other = taken(take('c', 'c', 3 * MIB_BYTES));
    expect(hold(other, 30)).toBe(undefined);
    expect(slow.map(({ brokenOff }) => brokenOff)).toEqual([[503], []]);
  });

  it('gives way within its own network where that has too much, and nobody else', () => {
    const elsewhere = read('elsewhere');
    const near = Array.from({ length: 4 }, (_, index) => read(`near-${index}`, 'n'));
    nowMs = 20_000;
    taken(take('near-5', 'n'));
    expect(elsewhere.brokenOff).toEqual([]);
    expect(near.filter(({ brokenOff }) => brokenOff.length > 0)).toHaveLength(1);
  });

  it('gives way to the next of its own address, and nobody else does', () => {
    const other = read('b', 'n');
    const own = [read('a', 'n'), read('a', 'n')];
    nowMs = 20_000;
    taken(take('a', 'n'));
    expect([other, ...own].map(({ brokenOff }) => brokenOff)).toEqual([[], [503], []]);
  });

  it('gives way to nobody once it is whole and worked on', () => {
    const whole = [read('a'), read('a')];
    for (const { turn } of whole) turn.endReading();
    nowMs = 100_000;
    expect(take('a')).toBe(503);
    expect(whole.flatMap(({ brokenOff }) => brokenOff)).toEqual([]);
  });
});
