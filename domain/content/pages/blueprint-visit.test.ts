import { describe, expect, it } from 'vitest';
import { visit } from './blueprint-visit.ts';

/** A visit whose parts hold so much. */
function visitOf(...holds: string[][]) {
  const parts = holds.map((each) => ({ title: 'Part', holds: each, text: 'Words.' }));
  const words = {
    heading: 'Minutes',
    headingEmphasis: 'Minutes',
    intro: 'Words.',
    unit: 'minutes',
  };
  return { id: 'visit', ...words, parts };
}

describe('the parts of the visit', () => {
  it('tell the whole visit in its order', () => {
    const whole = [['welcome', 'talk'], ['records'], ['examination'], ['options'], ['costs']];
    expect(visit.safeParse(visitOf(...whole)).success).toBe(true);
  });

  it.each([
    [[['welcome'], ['records']], /tell of welcome, records; the visit is welcome, talk/],
    [
      [['welcome', 'talk'], ['examination'], ['records'], ['options'], ['costs']],
      /tell of welcome, talk, examination, records/,
    ],
    [[['welcome'], ['lunch']], /Invalid option/],
  ])('are refused where they leave something out, or tell it elsewhere (%j)', (holds, message) => {
    expect(visit.safeParse(visitOf(...holds)).error?.message).toMatch(message);
  });
});
