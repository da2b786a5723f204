import { describe, expect, it } from 'vitest';
import {
  CAST_STAND,
  dragTurn,
  FRONT_POSE,
  KEY_MOVES,
  movePose,
  POSE_MOVES,
  sayPose,
  SIDE_STAND,
} from './pose.ts';

const pose = (yawDeg: number, tiltDeg = 0, zoom = 1) => ({ yawDeg, tiltDeg, zoom });

describe('how the model is held', () => {
  it('is not turned farther than it is drawn', () => {
    expect(movePose(FRONT_POSE, { yawDeg: 500, tiltDeg: 500, zoom: 500 })).toEqual(pose(65, 35, 3));
    expect(movePose(FRONT_POSE, { yawDeg: -500, tiltDeg: -500, zoom: 0 })).toEqual(pose(-65, -4.5));
  });

  it('is turned from where its picture is seen, as far as what is drawn there goes', () => {
    const far = { yawDeg: 500, tiltDeg: 500 };
    expect(movePose(FRONT_POSE, far, CAST_STAND)).toEqual(pose(65, 24));
    expect(CAST_STAND.from.tiltDeg + CAST_STAND.most.tiltDeg).toBeLessThan(90);
    expect(movePose(FRONT_POSE, far, SIDE_STAND)).toEqual(pose(0, 35));
    expect(movePose(FRONT_POSE, { yawDeg: -500 }, SIDE_STAND).yawDeg).toBe(-128);
  });

  it('comes back by the opposite move', () => {
    for (const [there, back] of [
      ['left', 'right'],
      ['up', 'down'],
      ['nearer', 'farther'],
    ] as const) {
      const moved = movePose(FRONT_POSE, POSE_MOVES[there]);
      expect(moved).not.toEqual(FRONT_POSE);
      const returned = movePose(moved, POSE_MOVES[back]);
      expect(returned.yawDeg).toBeCloseTo(0);
      expect(returned.tiltDeg).toBeCloseTo(0);
      expect(returned.zoom).toBeCloseTo(1);
    }
  });

  it('follows the hand: what is dragged to the right shows its left side', () => {
    expect(dragTurn(100, 0, 1_000, 1).yawDeg).toBeLessThan(0);
    expect(KEY_MOVES['ArrowLeft']).toBe('left');
  });

  it('turns less for the same way when it is nearer', () => {
    expect(dragTurn(100, 0, 1_000, 2).yawDeg).toBe((dragTurn(100, 0, 1_000, 1).yawDeg ?? 0) / 2);
  });
});

describe('from where it is seen, in words', () => {
  it.each([
    [FRONT_POSE, 'Seen from the front.'],
    [pose(-5), 'Seen a little from the left.'],
    [pose(60), 'Seen from the right.'],
    [pose(0, 30), 'Seen from above.'],
    [pose(0, -4.5), 'Seen a little from below.'],
    [pose(-40, 20), 'Seen from the left and above.'],
    [pose(10, 8, 2), 'Seen a little from the right and above, nearer.'],
    [pose(0, 0, 1.15), 'Seen from the front, nearer.'],
  ])('of %o', (held, said) => {
    expect(sayPose(held)).toBe(said);
  });

  it.each([
    [pose(0), CAST_STAND, 'Seen from above.'],
    [pose(-40, -20), CAST_STAND, 'Seen from the left and above.'],
    [pose(0), SIDE_STAND, 'Seen from the right.'],
    [pose(-65), SIDE_STAND, 'Seen from the front.'],
    [pose(-100, 10), SIDE_STAND, 'Seen from the left and above.'],
  ])('of %o from another stand', (held, stand, said) => {
    expect(sayPose(held, stand)).toBe(said);
  });
});
