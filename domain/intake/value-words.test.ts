import { expect, it } from 'vitest';
import { evenWeek } from '../../tests/support/weeks.ts';
import { windowOf } from './their-hours.ts';
import { copyInSpanish } from './in-spanish.ts';
import { TIME_WORDS } from './value-words.ts';

const EARLY_TO_LATE = { week: evenWeek('06:00', '21:00') };

it.each([
  ['morning', ['11']],
  ['midday', ['11', '2']],
  ['afternoon', ['2']],
] as const)(
  'the words for %s name where the desk parts the day, and no hour at which a practice opens or closes',
  (time, hours) => {
    const text = TIME_WORDS[time];
    const [copied] = copyInSpanish([{ label: 'Best time', text }]);
    expect(text.match(/\d+/g)).toEqual(hours);
    expect(copied?.text.match(/\d+/g)).toEqual(hours);
    const window = windowOf(time, EARLY_TO_LATE);
    const parted = [window?.from, window?.to].filter((at) => at !== '06:00' && at !== '21:00');
    expect(parted.map((at) => String(Number(at?.slice(0, 2)) % 12))).toEqual(hours);
  },
);
