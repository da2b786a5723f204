import { describe, expect, it } from 'vitest';
import { makeFramePace } from './frame-pace.ts';

const times = (count: number, act: () => void) => {
  for (let time = 0; time < count; time++) act();
};

describe('what measured times say of the next pictures', () => {
  it('makes moving pictures smaller on a slow machine, down to a size, and larger again on a quick one', () => {
    const pace = makeFramePace();
    expect(pace.scale()).toBe(1);
    times(5, () => pace.addMoving(60));
    expect(pace.scale()).toBeCloseTo(0.8);
    times(500, () => pace.addMoving(60));
    expect(pace.scale()).toBe(0.4);
    times(500, () => pace.addMoving(5));
    expect(pace.scale()).toBe(1);
  });

  it('leaves the size for one slow picture, and for times in between', () => {
    const pace = makeFramePace();
    for (const ms of [16, 16, 900, 16, 16]) pace.addMoving(ms);
    times(50, () => pace.addMoving(20));
    expect(pace.scale()).toBe(1);
  });

  it('averages pictures at rest unless one takes long', () => {
    const pace = makeFramePace();
    expect(pace.restPasses()).toBe(8);
    pace.addRest(900);
    expect(pace.restPasses()).toBe(1);
    pace.addRest(20);
    expect(pace.restPasses()).toBe(8);
  });

  it('makes shapes coarsely while they move where they took long', () => {
    const pace = makeFramePace();
    expect(pace.isCoarseWhileMoving()).toBe(false);
    pace.addUpdate(200);
    expect(pace.isCoarseWhileMoving()).toBe(true);
  });
});
