import { describe, expect, it } from 'vitest';
import { faultOfStory, sayMonths, type StoryStep } from './story.ts';

const braces: StoryStep = { treatment: 'braces', by: 'orthodontist', from: 0, to: 12 };
const implant: StoryStep = { treatment: 'implant', by: 'oral surgeon', from: 12, to: 13 };
const crown: StoryStep = { treatment: 'crown', by: 'dentist', from: 16, to: 18 };
const retainers: StoryStep = { treatment: 'retainers', by: 'orthodontist', from: 12 };

describe('the steps of a story', () => {
  it.each<[string, readonly StoryStep[], number, RegExp | undefined]>([
    ['in order, to the stated end', [braces, implant, crown], 18, undefined],
    ['what goes on last, whenever it begins', [braces, crown, retainers], 18, undefined],
    ['another end than stated', [braces, implant], 18, /lasts 18 months, .* ends with month 13$/],
    ['no end at all', [retainers], 12, /ends with month 0$/],
    ['out of order', [implant, braces], 12, /^step 2 \(braces\) begins before/],
    ['something after what goes on', [retainers, crown], 18, /^step 2 \(crown\) comes after/],
    ['past the scale', [{ ...crown, to: 19 }], 19, /outside of months 0 to 18/],
    ['before the beginning', [{ ...braces, from: -1 }], 12, /outside of months/],
    ['backward', [{ ...braces, from: 12 }], 12, /ends before it begins/],
    ['an implant by the dentist', [{ ...implant, by: 'dentist' }], 13, /write oral surgeon$/],
    ['aligners by the hygienist', [{ ...braces, by: 'hygienist' }], 12, /write orthodontist$/],
    ['a cleaning by either', [{ ...braces, treatment: 'cleaning', by: 'dentist' }], 12, undefined],
  ])('%s', (_, steps, months, fault) => {
    const found = faultOfStory({ months, steps, hard: { month: 5 } });
    if (fault === undefined) expect(found).toBeUndefined();
    else expect(found).toMatch(fault);
  });

  it('were hard before they were over', () => {
    const story = { months: 12, steps: [braces] };
    expect(faultOfStory({ ...story, hard: { month: 12 } })).toBeUndefined();
    expect(faultOfStory({ ...story, hard: { month: 13 } })).toMatch(/month 13, after its end/);
  });
});

it.each([
  [{ from: 0.5, to: 13.5 }, 'month 0.5 to 13.5'],
  [{ from: 13.5 }, 'from month 13.5 on'],
])('%o is said in words', (step, words) => {
  expect(sayMonths(step)).toBe(words);
});
