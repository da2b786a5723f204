import { expect, test } from 'vitest';
import { joinClock, sayClock } from './practice-clock.ts';

test.each([
  ['08:00', '8:00\u00a0AM'],
  ['12:30', '12:30\u00a0PM'],
  ['18:05', '6:05\u00a0PM'],
])('%s is said so that no line ends within it', (time, said) => {
  expect(sayClock(time)).toBe(said);
});

test('what a formatter wrote is joined the same way, whatever space it uses', () => {
  expect(joinClock('Tue, 8:00 AM')).toBe('Tue, 8:00\u00a0AM');
  expect(joinClock('8:00\u202fPM')).toBe('8:00\u00a0PM');
});
