import { expect, it } from 'vitest';
import { meantEmail } from './email-slip.ts';

it.each([
  ['ann@gmail.con', 'ann@gmail.com'],
  ['ann@gmial.com', 'ann@gmail.com'],
  [' ann.lee@gmal.com ', 'ann.lee@gmail.com'],
  ['ann@gmaill.com', 'ann@gmail.com'],
  ['Ann@Gmail.co', 'Ann@gmail.com'],
  ['ann@gmail.comm', 'ann@gmail.com'],
  ['ann@hotmial.com', 'ann@hotmail.com'],
  ['ann@yaho.com', 'ann@yahoo.com'],
  ['ann@optonline.met', 'ann@optonline.net'],
])('%s probably means %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

it.each([
  'ann@gmail.com',
  'ANN@GMAIL.COM',
  'ann@ymail.com',
  'ann@mail.com',
  'ann@yahoo.ca',
  'ann@hotmail.co.uk',
  'ann@example.com',
  'ann@aon.com',
  'ann@gmail',
  'ann',
  '@gmail.con',
  'ann@gmail.con@gmail.con',
  '',
])('%s is left as it is', (typed) => {
  expect(meantEmail(typed)).toBeNull();
});
