import { expect, it } from 'vitest';
import { isEmailAddress } from './contact-rules.ts';
import { isUnfinishedEmail, meantEmail } from './email-slip.ts';

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

it.each([
  ['ann', true],
  ['ann@', true],
  ['ann@gmail', true],
  ['ann.gmail.com', true],
  ['ann lee@gmail.com', true],
  ['ann@gmail.com@gmail.com', true],
  ['', false],
  [' ann@example.com ', false],
  ['ann@exämple.de', false],
])('whether "%s" is surely unfinished: %s', (typed, isUnfinished) => {
  expect(isUnfinishedEmail(typed)).toBe(isUnfinished);
  // Nothing is called unfinished that the form would take.
  if (isUnfinished) expect(isEmailAddress(typed)).toBe(false);
});
