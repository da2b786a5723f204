import { expect, it } from 'vitest';
import { weddingWork } from './wedding-work.ts';

const step = (id: string, before: object) => ({ id, before, title: 'A title', text: 'A text.' });
const faultsOf = (steps: object[], around: object[]) =>
  weddingWork.safeParse({ steps, around }).error?.issues.map(({ message }) => message) ?? [];

const STEPS = [step('cleaning', { weeks: 2 }), step('implant', { weeks: 12 })];
const AROUND = [step('mishap', { weeks: 0 })];

it('takes lines that each have a mark of their own', () => {
  expect(faultsOf(STEPS, AROUND)).toEqual([]);
});

it.each([
  [STEPS, [step('party', { weeks: 2 })], 'party stands at the mark of cleaning'],
  [STEPS.toReversed(), AROUND, 'cleaning stands before a line that is nearer to the day'],
  [[STEPS[0], step('implant', { months: 12 })], AROUND, 'nothing stands for 20 marks'],
  [STEPS, [step('cleaning', { weeks: 1 })], 'two lines are called cleaning'],
  [STEPS, [step('the-day', { weeks: 0 })], 'two lines are called the-day'],
  [STEPS, [step('party', { weeks: 14 })], 'expected number to be <=13'],
  [STEPS, [step('party', { months: 3 })], 'expected number to be >=4'],
])('names what is wrong', (steps, around, message) => {
  expect(
    faultsOf(
      steps.filter((one) => one !== undefined),
      around,
    ),
  ).toContainEqual(expect.stringContaining(message));
});
