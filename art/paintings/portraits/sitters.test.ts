import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { loadSitters } from './sitters.ts';

const sitters = loadSitters();

/**
 * How far two must lie apart, in radians: below, they look alike beside each other. Counted are the differences of turn and yaw,
 * half of the roll's and a part of the gaze's (both are seen least), and what another side of the light, another place of the
 * arch or another cut of hair is worth.
 */
const LEAST_APART = 0.17;
const ROLL_SHARE = 0.5;
const GAZE_SHARE = 0.3;
const OTHER_LIGHT = 0.06;
const OTHER_ARCH = 0.05;
const OTHER_HAIR = 0.06;

/** So near the middle, in hundredths of the picture's height, an arch stands behind the head and not beside it. */
const BEHIND_HEAD = 4;

const looks = z.object({
  turn: z.number(),
  pose: z.object({ yaw: z.number(), roll: z.number() }),
  /** Where the eyes go from the viewer, to the sitter's left and up. */
  gaze: z.tuple([z.number(), z.number()]).default([0, 0]),
  hair: z.object({ kind: z.string() }),
  /** -1: the window stands at the left, where the words do not say. */
  light: z.object({ side: z.number().default(-1) }).default({ side: -1 }),
  room: z.object({ arch: z.string(), arch_x: z.number().default(0) }),
});

type Looks = z.infer<typeof looks>;

/** Where the arch stands: at the left, at the right, behind the head; or none. */
function archPlace({ arch, arch_x: x }: Looks['room']): number | null {
  if (arch === 'none') return null;
  return Math.abs(x) < BEHIND_HEAD ? 0 : Math.sign(x);
}

function apart(one: Looks, other: Looks): number {
  const held =
    Math.abs(one.turn - other.turn) +
    Math.abs(one.pose.yaw - other.pose.yaw) +
    ROLL_SHARE * Math.abs(one.pose.roll - other.pose.roll) +
    GAZE_SHARE * Math.abs(one.gaze[0] - other.gaze[0]);
  const lit = one.light.side === other.light.side ? 0 : OTHER_LIGHT;
  const placed = archPlace(one.room) === archPlace(other.room) ? 0 : OTHER_ARCH;
  const cut = one.hair.kind === other.hair.kind ? 0 : OTHER_HAIR;
  return held + lit + placed + cut;
}

const portraits = Object.entries(sitters)
  .filter(([, { isGroup }]) => !isGroup)
  .map(([name, sitter]) => ({ name, ...looks.parse(sitter) }));

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

  it('do not look alike beside each other, where each sits alone', () => {
    const alike = pairs
      .filter(([one, other]) => apart(one, other) < LEAST_APART)
      .map(([one, other]) => `${one.name} and ${other.name}: ${apart(one, other).toFixed(3)}`);
    expect(alike).toEqual([]);
  });

  it('hold no entry that is only borrowed from', () => {
    expect(Object.keys(sitters).filter((name) => name.startsWith('$'))).toEqual([]);
  });
});
