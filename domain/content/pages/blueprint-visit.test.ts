import { describe, expect, it } from 'vitest';
import { visit } from './blueprint-visit.ts';

/** A visit with parts of so many minutes. */
function visitOf(...minutes: number[]) {
  const parts = minutes.map((each) => ({ title: 'Part', minutes: each, text: 'Words.' }));
  const words = {
    heading: 'Minutes',
    headingEmphasis: 'Minutes',
    intro: 'Words.',
    unit: 'minutes',
  };
  return { id: 'visit', ...words, parts };
}

describe('the parts of the visit', () => {
  it('add up to its 90 minutes', () => {
    expect(visit.safeParse(visitOf(25, 20, 15, 20, 10)).success).toBe(true);
  });

  it.each([
    [[25, 20, 15, 20], /add up to 80 minutes; the visit has 90/],
    [[40, 40, 15], /add up to 95 minutes/],
    [[23, 27, 40], /multiple of 5/],
    [[5, 40, 40], />=10/],
  ])('are refused where they do not, or cannot be drawn (%j)', (minutes, message) => {
    expect(visit.safeParse(visitOf(...minutes)).error?.message).toMatch(message);
  });
});
