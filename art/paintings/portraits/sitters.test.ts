import { describe, expect, it } from 'vitest';
import { loadSitters } from './sitters.ts';

const sitters = loadSitters();

describe('the sitters', () => {
  it('are told apart by pose, crop and arch', () => {
    const seen = Object.values(sitters).map(({ turn, pose, frame, room }) =>
      JSON.stringify([turn, pose, frame, room]),
    );
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('hold no entry that is only borrowed from', () => {
    expect(Object.keys(sitters).filter((name) => name.startsWith('$'))).toEqual([]);
  });
});
