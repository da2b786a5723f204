import { expect, it } from 'vitest';
import { startClocks } from './start-clocks.ts';

it('says every half-hour of the working day, noon as people do', () => {
  const clocks = startClocks({ opens: '08:00', closes: '13:30' }, 30);
  expect(clocks).toHaveLength(11);
  expect(clocks.at(0)).toEqual({ value: '08:00', label: '8:00 AM' });
  expect(clocks.at(8)).toEqual({ value: '12:00', label: '12:00 PM' });
  expect(clocks.at(-1)).toEqual({ value: '13:00', label: '1:00 PM' });
});
