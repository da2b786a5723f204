import { expect, it } from 'vitest';
import { evenWeek } from '../../tests/support/weeks.ts';
import type { OpenedBlock, OpenedCard } from '../box/card-box.ts';
import type { DiarySlip } from './diary-slips.ts';
import { sayInTheWay, sayNotYet } from './diary-words.ts';

/** Open from eight to six. */
const RULES = { timeZone: 'America/New_York', week: evenWeek(), closures: [] };
const SLOT = { startsAt: '2026-12-01T15:00:00Z', endsAt: '2026-12-01T15:30:00Z' };
const place = { day: '2026-12-01', count: 1, slot: SLOT, note: '' };
const visit = (title: string, from: number): DiarySlip => ({
  ...place,
  key: title,
  from,
  is: 'visit',
  title,
  card: {} as OpenedCard,
});
const lunch: DiarySlip = {
  ...place,
  key: 'lunch',
  from: 8,
  is: 'kept',
  title: 'Lunch',
  block: {} as OpenedBlock,
};
const plain = (words: string) => words.replaceAll(/\s/g, ' ');

it('names each who comes then, and what it is kept free for', () => {
  const two = [visit('Ann Lee', 4), visit('Bo Lin', 6)];
  expect(plain(sayInTheWay(two, RULES))).toBe(
    'Ann Lee comes at 10:00 AM and Bo Lin at 11:00 AM. Move them first, or choose another time.',
  );
  expect(plain(sayInTheWay([...two, lunch], RULES))).toBe(
    'Ann Lee comes at 10:00 AM and Bo Lin at 11:00 AM. It is blocked from 12:00 PM already: Lunch. Move them first, or choose another time.',
  );
  expect(plain(sayInTheWay([lunch], RULES))).toBe('It is blocked from 12:00 PM already: Lunch.');
  expect(sayNotYet([...two, lunch])).toBe('Not free: Ann Lee, Bo Lin, Lunch.');
});

it('asks for a time to come where nobody has it', () => {
  expect(sayNotYet([])).toBe('Choose a time that is still to come.');
});
