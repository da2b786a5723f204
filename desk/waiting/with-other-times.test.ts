import { expect, it } from 'vitest';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { withOtherTimes } from './with-other-times.ts';

const slot = (day: number): Slot => ({
  startsAt: `2027-07-0${day}T10:00:00-04:00`,
  endsAt: `2027-07-0${day}T10:30:00-04:00`,
});
const say = (moment: string) => `July ${Number(moment.slice(8, 10))}`;
const NAMED = [slot(6), slot(7), slot(8)];
const PASSAGE = 'These are free:\n\nJuly 6\nJuly 7\nJuly 8\n\nWhich suits you?';
const LETTER = { text: `Dear Ann,\n\n${PASSAGE}\n\nBest`, passage: PASSAGE };

it('times that are exchanged stand in the order of days, in the letter and in its passage', () => {
  const { text, passage, times } = withOtherTimes(
    LETTER,
    { named: NAMED, swaps: [{ from: slot(6), to: slot(9) }] },
    say,
  );
  expect(passage).toBe('These are free:\n\nJuly 7\nJuly 8\nJuly 9\n\nWhich suits you?');
  expect(text).toBe(`Dear Ann,\n\n${passage}\n\nBest`);
  expect(times).toEqual([slot(7), slot(8), slot(9)]);
});

it('so do those of which some go, and a line of one’s own between them stays', () => {
  const text = 'July 6\nor, better:\nJuly 7\nJuly 8';
  const swaps = [
    { from: slot(6), to: slot(9) },
    { from: slot(7), to: null },
  ];
  const changed = withOtherTimes({ text, passage: '' }, { named: NAMED, swaps }, say);
  expect(changed.text).toBe('July 8\nor, better:\nJuly 9');
  expect(changed.times).toEqual([slot(8), slot(9)]);
});
