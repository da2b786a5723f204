import { expect, it } from 'vitest';
import type { OpenedBlock, OpenedCard } from '../box/card-box.ts';
import type { DiarySlip } from './diary-slips.ts';
import { whyItStays } from './why-it-stays.ts';

const SLOT = { startsAt: '2026-12-01T15:00:00Z', endsAt: '2026-12-01T16:30:00Z' };
const PLACE = { day: '2026-12-01', from: 4, count: 3, key: 'slip', slot: SLOT, note: '' };
const BLOCK: OpenedBlock = {
  ...SLOT,
  number: 4,
  id: 'id',
  person: 1,
  why: 'Lunch',
  offered: null,
  series: null,
};
const VISIT = { ...PLACE, is: 'visit', title: 'Ann Lee', card: {} as OpenedCard } as const;
const kept = (block: OpenedBlock): DiarySlip => ({ ...PLACE, is: 'kept', title: 'Lunch', block });

const known = (now: string, mayChange = true) => ({
  rules: { timeZone: 'America/New_York' },
  now: new Date(now),
  mayChange,
});
const BEFORE = '2026-12-01T14:59:00Z';
const BEGUN = SLOT.startsAt;

it('what is to come may be moved', () => {
  expect(whyItStays(VISIT, known(BEFORE))).toBeUndefined();
  expect(whyItStays(kept(BLOCK), known(BEFORE))).toBeUndefined();
  // Who works as a doctor moves the times that are blocked.
  expect(whyItStays(kept(BLOCK), known(BEFORE, false))).toBeUndefined();
});

it('what has begun says when, and where a new time is found', () => {
  expect(whyItStays(VISIT, known(BEGUN))).toMatch(
    /^It began at 10:00\sAM, .* on the whole card\.$/,
  );
  expect(whyItStays(kept(BLOCK), known(BEGUN))).toMatch(/^It began at 10:00\sAM, /);
});

it('what one may not move, what a letter holds, and what does not open say so', () => {
  expect(whyItStays(VISIT, known(BEFORE, false))).toBe('The front desk moves and cancels visits.');
  const offered = { to: '12', until: SLOT.startsAt, letter: 'letter-1', became: 'left' } as const;
  expect(whyItStays(kept({ ...BLOCK, offered }), known(BEFORE))).toMatch(/^A letter holds it/);
  expect(whyItStays(kept({ ...BLOCK, why: null }), known(BEFORE))).toMatch(/does not open here/);
});
