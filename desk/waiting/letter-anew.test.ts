import { expect, it } from 'vitest';
import { sayOffer, type LetterWords } from '../../domain/desk/ready-letter.ts';
import type { LetterEntry } from '../../domain/desk/stopped-letter.ts';
import { ENGLISH, SPANISH } from '../../domain/languages/page-languages.ts';
import { evenWeek } from '../../tests/support/weeks.ts';
import { letterAnew } from './letter-anew.ts';

const WORDS: LetterWords = {
  greeting: 'Dear {person},',
  offer: { 'virtual-consult': 'On screen:', 'smile-blueprint': 'With both doctors:' },
  held: 'Held for you until {until}.',
  closing: 'You can reply.',
  kinds: {},
};
const opening = { timeZone: 'America/New_York', week: evenWeek(), closures: [] };
const person = (number: number, name: string) =>
  ({ number, name, role: 'scheduler', addsPeople: false, hasLeft: false }) as const;
const room = {
  people: [person(1, 'Thaddea Marrowby'), person(2, 'Corin Hale')],
  person: 2,
  practice: { name: 'Impressions', phone: '', opening, noticeHours: 24 },
};
const slot = (day: number) => ({
  startsAt: `2027-07-0${day}T10:00:00-04:00`,
  endsAt: `2027-07-0${day}T11:30:00-04:00`,
});
const place = { language: ENGLISH, timeZone: opening.timeZone } as const;
const event = 'smile-blueprint';
/** It was written on Thursday, July 1, at 10 AM. */
const until = new Date('2027-07-02T14:00:00.000Z');
const passage = sayOffer(WORDS, { event, times: [slot(6), slot(7)], until }, place);
const stopped: LetterEntry = {
  is: 'letter',
  id: 'x',
  card: 'id',
  number: 1,
  person: 1,
  at: '2027-07-01T14:00:00.000Z',
  subject: 'About Saturday',
  text: `Dear Ann,\n\nMy own words.\n\n${passage}\n\nYou can reply.\n\nThaddea Marrowby\nScheduler, Impressions`,
  times: [slot(6).startsAt, slot(7).startsAt],
  event,
  backAt: until.toISOString(),
};
const writtenNow = {
  words: WORDS,
  room,
  language: ENGLISH,
  usual: 'none',
  now: new Date('2027-07-01T16:10:00Z'),
} as const;

it('begins with its own words, held from now, and of whoever writes now', () => {
  const anew = letterAnew(stopped, writtenNow);
  expect(anew).toMatchObject({ subject: 'About Saturday', event, times: [slot(6), slot(7)] });
  expect(anew?.text).toContain('Dear Ann,\n\nMy own words.\n\n');
  expect(anew?.text).toMatch(/Held for you until Friday, July 2, 12:30\sPM\./);
  expect(anew?.text).toMatch(/\n\nCorin Hale\nScheduler, Impressions$/);
  expect(anew?.until).toBe('2027-07-02T16:30:00.000Z');
  // Other times can take the place of all of it.
  expect(anew?.text).toContain(anew?.passage);
});

it('reckons the end of its hold where its card has a day of its own', () => {
  const anew = letterAnew({ ...stopped, backAt: null }, writtenNow);
  expect(anew?.text).toMatch(/Held for you until Friday, July 2, 12:30\sPM\./);
});

it('is no beginning where none of its times can be read in it', () => {
  expect(letterAnew(stopped, { ...writtenNow, language: SPANISH })).toBeUndefined();
  expect(letterAnew({ ...stopped, event: undefined }, writtenNow)).toBeUndefined();
});
