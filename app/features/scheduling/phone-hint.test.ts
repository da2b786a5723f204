import { expect, it } from 'vitest';
import { SCHEDULING_IN_ENGLISH } from './scheduling-in-english.ts';
import { SCHEDULING_IN_SPANISH } from './scheduling-in-spanish.ts';

it.each([
  ['English', SCHEDULING_IN_ENGLISH, /\b(days?|hours?|within)\b/i],
  ['Spanish', SCHEDULING_IN_SPANISH, /\b(días?|horas?|plazo)\b/i],
])(
  'the hint of the phone says in %s what the number is for, and leaves when we call to the practice’s own words',
  (_, { words }, time) => {
    expect(words.form.phoneForFee).not.toMatch(time);
    expect(words.form.phoneOfEither).not.toMatch(time);
  },
);
