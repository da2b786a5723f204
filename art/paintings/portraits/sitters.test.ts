import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { loadSitters } from './sitters.ts';

const sitters = loadSitters();

/** How far two must differ in the sum of their turns, in radians: below, they look alike beside each other. */
const LEAST_TURN_APART = 0.095;

const posture = z.object({
  turn: z.number(),
  pose: z.object({ yaw: z.number(), roll: z.number() }),
});

const portraits = Object.entries(sitters)
  .filter(([, { isGroup }]) => !isGroup)
  .map(([name, sitter]) => ({ name, ...posture.parse(sitter) }));

const pairs = portraits.flatMap((one, i) =>
  portraits.slice(i + 1).map((other) => [one, other] as const),
);

describe('the sitters', () => {
  it('are told apart by pose, crop and arch', () => {
    const seen = Object.values(sitters).map(({ turn, pose, frame, room }) =>
      JSON.stringify([turn, pose, frame, room]),
    );
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('do not hold their heads alike, where each sits alone', () => {
    const alike = pairs
      .filter(
        ([one, other]) =>
          Math.abs(one.turn - other.turn) +
            Math.abs(one.pose.yaw - other.pose.yaw) +
            Math.abs(one.pose.roll - other.pose.roll) <
          LEAST_TURN_APART,
      )
      .map(([one, other]) => `${one.name} and ${other.name}`);
    expect(alike).toEqual([]);
  });

  it('hold no entry that is only borrowed from', () => {
    expect(Object.keys(sitters).filter((name) => name.startsWith('$'))).toEqual([]);
  });
});
