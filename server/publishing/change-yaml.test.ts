import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { changeYaml } from './change-yaml.ts';

/** The practice's own files: what is changed. */
const read = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '..', '..', 'content', file), 'utf8');
const FACTS = read('practice.yaml');
const QUESTIONS = read('faq/questions.yaml');
const TEAM = read('team/people.yaml');
/** No amount that the practice would ask for. */
const NO_FEE = '$1.75';

function valueAt(text: string, field: readonly (string | number)[]): unknown {
  return field.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown>)[key],
    parse(text),
  );
}

it.each([
  ['an amount', ['prices', 'consultationFee'], NO_FEE, 1],
  ['a number within a line', ['prices', 'monthlyPlan', 'downDollars'], 600, 1],
  ['the hours of a day', ['hours', 'monday'], '08:00-17:30', 1],
  ['a word in the place of hours', ['hours', 'wednesday'], 'closed', 1],
  ['a text with a colon', ['policies', 'fee', 'charged'], 'charged: at booking', 1],
  ['a text that looks like a number', ['address', 'postalCode'], '01530', 1],
  ['a list within a line', ['closures'], ['2026-11-26', '2026-12-25', '2026-12-28'], 1],
  ['a list of lines', ['areasServed'], ['Garden City', 'Manhattan: midtown', 'Queens'], 3],
  ['a folded text', ['description'], 'Orthodontics and more. # not a comment', 1],
  [
    'a folded text of several lines',
    ['booking', 'feeTaken'],
    `by phone: ${'we call you and say what is paid, '.repeat(8)}and no more.`,
    5,
  ],
  ['what one brings', ['bring'], ['A', 'B: "c"', "D's", '- e', '5', 'F'], 6],
])('changes %s and nothing else', (_, field, value, lines) => {
  const changed = changeYaml(FACTS, field, value);
  expect(valueAt(changed, field)).toEqual(value);
  const before = FACTS.split('\n');
  const after = changed.split('\n');
  const fresh = after.filter((line) => !before.includes(line));
  expect(fresh.length).toBeLessThanOrEqual(lines);
  expect(after.filter((line) => line.includes('#')).length).toBeGreaterThanOrEqual(
    before.filter((line) => line.includes('#')).length,
  );
});

it('writes what was there before as it was', () => {
  const fee = ['prices', 'consultationFee'];
  const changed = changeYaml(FACTS, fee, NO_FEE);
  expect(changeYaml(changed, fee, valueAt(FACTS, fee) as string)).toBe(FACTS);
  const days = ['closures'];
  const former = valueAt(FACTS, days) as string[];
  expect(changeYaml(changeYaml(FACTS, days, former.slice(1)), days, former)).toBe(FACTS);
});

it('says that there is no such field', () => {
  expect(() => changeYaml(FACTS, ['prices', 'fee'], '$1')).toThrow('no field prices.fee');
});

it.each([
  ['a question in quotes', QUESTIONS, [0, 'questions', 2, 'question'], 'May I ask: from home?'],
  [
    'an answer of several lines',
    QUESTIONS,
    [0, 'questions', 3, 'answer'],
    '- one\n- two\n\nAnd {{phone}}.',
  ],
  ['a long answer', QUESTIONS, [1, 'questions', 0, 'answer'], `A line. ${'Word '.repeat(60)}end.`],
  ['what is said of a person', TEAM, [0, 'bio'], `She plans. ${'Word '.repeat(60)}end.`],
  ['a name', TEAM, [0, 'name'], 'Trial "Tri" Person, DDS'],
])('changes %s in its own list, and its neighbors read as before', (_, text, field, value) => {
  const changed = changeYaml(text, field, value);
  expect(String(valueAt(changed, field)).trimEnd()).toBe(value);
  const back = changeYaml(changed, field, String(valueAt(text, field)).trimEnd());
  expect(parse(back)).toEqual(parse(text));
  const lines = (one: string) => one.split('\n').filter((line) => !text.includes(line));
  expect(lines(changed).length).toBeLessThanOrEqual(4);
});
