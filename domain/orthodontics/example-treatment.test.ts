import { describe, expect, it } from 'vitest';
import { frameOf, LAST_MONTH, sentenceOf, SENTENCES } from './example-treatment.ts';

describe('the example treatment', () => {
  it.each([
    [0, { kind: 'start' }, 0],
    [1, { kind: 'appliance', index: 0 }, 1],
    [4, { kind: 'appliance', index: 0 }, 1],
    [5, { kind: 'appliance', index: 1 }, 2],
    [9, { kind: 'appliance', index: 2 }, 3],
    [13, { kind: 'appliance', index: 3 }, 4],
    [14, { kind: 'appliance', index: 4 }, 5],
    [16, { kind: 'appliance', index: 4 }, 5],
    [17, { kind: 'appliance', index: 4 }, 5],
    [18, { kind: 'end' }, 6],
    [19, { kind: 'retainer' }, 7],
    [30, { kind: 'retainer' }, 7],
  ] as const)('shows in month %i %o with sentence %i', (month, frame, sentence) => {
    expect(frameOf(month)).toEqual(frame);
    expect(sentenceOf(month)).toBe(sentence);
  });

  it('says every sentence, in order, and none twice over', () => {
    const said = Array.from({ length: LAST_MONTH + 1 }, (_, month) => sentenceOf(month));
    expect(said).toEqual(said.toSorted((a, b) => a - b));
    expect([...new Set(said)]).toEqual(Array.from({ length: SENTENCES }, (_, index) => index));
  });
});
