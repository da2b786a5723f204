import { describe, expect, it } from 'vitest';
import { ENGLISH, SPANISH, type Language } from '../languages/page-languages.ts';
import type { Slot } from '../scheduling/slot.ts';
import { promiseFault } from './letter-promise.ts';
import { sayOffered } from './ready-letter.ts';

const ZONE = 'America/New_York';
const WORDS = {
  offer: {
    'virtual-consult': 'On screen. These times are free:',
    'smile-blueprint': 'With both doctors. These times are free:',
  },
  held: 'We hold them until {until}. Which suits you?',
};
const FRIDAY = slot('2027-07-02T13:00', '14:30');
const MONDAY = slot('2027-07-05T16:00', '17:30');
const UNTIL = new Date('2027-07-02T13:00:00Z');
const [FRIDAY_SAID, MONDAY_SAID] = [FRIDAY, MONDAY].map(({ startsAt }) =>
  sayOffered(startsAt, ENGLISH, ZONE),
);
const HELD = `We hold them until ${sayOffered(UNTIL.toISOString(), ENGLISH, ZONE)}. Which suits you?`;
const OFFERING = `Dear Ann,\n\nThese times are free:\n\n${FRIDAY_SAID}\n${MONDAY_SAID}\n\n${HELD}\n\nCall us at 516-555-0100.`;

function slot(startsAt: string, endsAt: string): Slot {
  return {
    startsAt: `${startsAt}:00-04:00`,
    endsAt: `${startsAt.slice(0, 10)}T${endsAt}:00-04:00`,
  };
}
function faultIn(
  text: string,
  times: readonly Slot[] = [FRIDAY, MONDAY],
  language: Language = ENGLISH,
): string | undefined {
  return promiseFault(text, { words: WORDS, language, timeZone: ZONE, times, until: UNTIL });
}

describe('a letter promises', () => {
  it('what is held', () => {
    expect(faultIn(OFFERING)).toBeUndefined();
    // Typed anew, with another space before the half of the day.
    expect(faultIn(OFFERING.replaceAll('\u00a0', ' '))).toBeUndefined();
  });

  it('the same in Spanish', () => {
    const said = sayOffered(FRIDAY.startsAt, SPANISH, ZONE);
    const until = sayOffered(UNTIL.toISOString(), SPANISH, ZONE);
    const text = `Buenos días:\n\n${said}\n\nSe las guardamos hasta el ${until} ¿Cuál le conviene?`;
    expect(faultIn(text, [FRIDAY], SPANISH)).toBeUndefined();
    const typed = text.replace(said, 'jueves 7 de enero, 10:00 a. m.');
    expect(faultIn(typed, [], SPANISH)).toContain('“jueves 7 de enero, 10:00 a. m.”');
  });

  it.each([
    'Thursday, January 7, 10:00 AM',
    'Thursday, January 7, 10:00\u00a0AM',
    '- Thu Jan 7 at 10am',
    'or on January 7 at 10',
    '1/7, 10:00',
    'Thursday, January 7, noon',
    '10:00 AM',
    '2) Thursday 10:30 a.m.',
  ])('no other time on a line of its own: %s', (line) => {
    expect(faultIn(OFFERING.replace(MONDAY_SAID ?? '', line), [FRIDAY])).toMatch(/is not held/);
    expect(faultIn(`Dear Ann,\n\n${line}\n\nThaddea`, [])).toMatch(/is not held/);
  });

  it.each([
    'Or would Thursday, January 7, at 10:00 AM suit you?',
    `${FRIDAY_SAID} or 2:00 PM`,
    'Thursday, January 7',
    'We hold them until Monday, July 5, 1:30 PM.',
  ])('nor one beside those that it offers: %s', (line) => {
    expect(faultIn(`${OFFERING}\n\n${line}`)).toMatch(/is not held/);
  });

  it.each([
    'I shall call you on Thursday at 10 AM.',
    'We open on Saturdays and Sundays by appointment.',
    'It takes 90 minutes; call 516-555-0100, 24/7.',
    'November 26, 2026',
    'May I call you at 10 AM?',
  ])('nothing by what is no offer: %s', (line) => {
    expect(faultIn(`Dear Ann,\n\n${line}\n\nThaddea`, [])).toBeUndefined();
  });

  it('no times where none is left', () => {
    expect(faultIn(`Dear Ann,\n\nThese times are free:\n\n${HELD}`, [])).toMatch(/names none/);
    expect(faultIn('With both doctors. These times are free:', [])).toMatch(/names none/);
  });

  it('nothing that it holds without naming it, nor two times that overlap, nor four', () => {
    expect(faultIn(OFFERING.replace(`\n${MONDAY_SAID}`, ''))).toMatch(/does not name/);
    const half = slot('2027-07-02T13:30', '15:00');
    const both = `${OFFERING}\n${sayOffered(half.startsAt, ENGLISH, ZONE)}`;
    expect(faultIn(both, [FRIDAY, half, MONDAY])).toMatch(/overlap/);
    const days = [6, 7].map((day) => slot(`2027-07-0${day}T10:00`, '11:30'));
    const four = [OFFERING, ...days.map(({ startsAt }) => sayOffered(startsAt, ENGLISH, ZONE))];
    expect(faultIn(four.join('\n'), [FRIDAY, MONDAY, ...days])).toMatch(/three times at most/);
  });

  it.each([
    ['comes before its day of holding ends', '08:00', '09:30'],
    ['begins as that ends', '09:00', '10:30'],
  ])('no time that %s', (_, from, to) => {
    const early = slot(`2027-07-02T${from}`, to);
    expect(faultIn(`${sayOffered(early.startsAt, ENGLISH, ZONE)}\n${HELD}`, [early])).toMatch(
      /comes no later than the hold ends/,
    );
  });
});
