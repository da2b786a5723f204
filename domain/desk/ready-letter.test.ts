import { describe, expect, it } from 'vitest';
import { ENGLISH, SPANISH } from '../languages/page-languages.ts';
import {
  insertTime,
  readyLetter,
  renameTime,
  sayOffer,
  sayOffered,
  swapPassage,
  timesNamed,
} from './ready-letter.ts';

const WORDS = {
  greeting: 'Dear {person},',
  offer: { 'virtual-consult': 'On screen:', 'smile-blueprint': 'With both doctors:' },
  held: 'Held until {until}.',
  closing: 'Call us.',
  kinds: {
    'discovery-call': { subject: 'Your request', paragraphs: ['Thank you.', 'When?'] },
    'smile-blueprint': {
      subject: 'Your visit',
      paragraphs: ['Thank you.'],
      call: { known: 'When, at your number?', unknown: 'When, and at which number?' },
    },
  },
};
const ZONE = 'America/New_York';
const FRIDAY = { startsAt: '2027-07-02T13:00:00-04:00', endsAt: '2027-07-02T13:30:00-04:00' };
const MONDAY = { startsAt: '2027-07-05T16:00:00-04:00', endsAt: '2027-07-05T16:30:00-04:00' };
const UNTIL = new Date('2027-07-02T13:00:00Z');
const OFFER = { event: 'virtual-consult', times: [FRIDAY, MONDAY], until: UNTIL } as const;
const FRIDAY_SAID = sayOffered(FRIDAY.startsAt, ENGLISH, ZONE);
const place = { language: ENGLISH, timeZone: ZONE } as const;
const write = (more: object = {}) =>
  readyLetter(WORDS, {
    ...place,
    kind: 'discovery-call',
    name: 'Corin Vandersloot-Hale',
    offer: null,
    hasNumber: false,
    signature: ['Thaddea', 'Impressions'],
    ...more,
  });

describe('a ready letter', () => {
  it('greets by the first name, and ends with who writes', () => {
    expect(write()).toEqual({
      subject: 'Your request',
      text: 'Dear Corin,\n\nThank you.\n\nWhen?\n\nCall us.\n\nThaddea\nImpressions',
    });
  });

  it('greets whoever writes a title by the whole name', () => {
    expect(write({ name: 'Mrs.  Ana Ruiz' }).text).toMatch(/^Dear Mrs\. Ana Ruiz,\n/);
    expect(write({ name: 'Sra. Inés de la Vega' }).text).toMatch(/^Dear Sra\. Inés de la Vega,\n/);
    expect(write({ name: 'Missy Barlow' }).text).toMatch(/^Dear Missy,\n/);
  });

  it('says a name as it stands, whatever is in it', () => {
    expect(write({ name: ' $& {until}' }).text).toMatch(/^Dear \$&,\n/);
  });

  it('offers times, each on a line, and says until when they are held', () => {
    expect(write({ offer: OFFER }).text.replaceAll('\u00a0', ' ')).toContain(
      'When?\n\nOn screen:\n\nFriday, July 2, 1:00 PM\nMonday, July 5, 4:00 PM\n\nHeld until Friday, July 2, 9:00 AM.\n\nCall us.',
    );
  });

  it('offers nothing where nothing is free', () => {
    expect(write({ offer: { ...OFFER, times: [] } }).text).toContain('When?\n\nCall us.');
  });

  it('says times in Spanish', () => {
    expect(sayOffered(FRIDAY.startsAt, SPANISH, ZONE).replaceAll('\u00a0', ' ')).toBe(
      'viernes 2 de julio, 1:00 p. m.',
    );
  });

  it('asks for a number from whoever left none alone', () => {
    const kind = 'smile-blueprint';
    expect(write({ kind, hasNumber: true }).text).toContain('Thank you.\n\nWhen, at your number?');
    expect(write({ kind }).text).toContain('Thank you.\n\nWhen, and at which number?');
  });

  it('ends a sentence with one dot, also where the hour has one', () => {
    const said = sayOffer(WORDS, OFFER, { language: SPANISH, timeZone: ZONE });
    expect(said.replaceAll('\u00a0', ' ')).toMatch(/9:00 a\. m\.$/);
  });

  it('is known to name a time that was typed anew', () => {
    const text = `Friday, July 2, 1:00 PM`;
    expect(timesNamed(text, OFFER.times, place)).toEqual([FRIDAY]);
    expect(renameTime(text, FRIDAY_SAID, 'Sunday')).toBe('Sunday');
    expect(renameTime(`A\n${text}\nB`, FRIDAY_SAID, null)).toBe('A\nB');
  });

  it('is known to name a time, and no more once its line was taken out', () => {
    const { text } = write({ offer: OFFER });
    expect(timesNamed(text, OFFER.times, place)).toEqual([FRIDAY, MONDAY]);
    expect(timesNamed(renameTime(text, FRIDAY_SAID, null), OFFER.times, place)).toEqual([MONDAY]);
  });

  it('names another time in the place of one, also within a sentence', () => {
    const text = `Come on ${FRIDAY_SAID}, please.`;
    expect(renameTime(text, FRIDAY_SAID, 'Sunday')).toBe('Come on Sunday, please.');
  });
});

describe('one more time', () => {
  it.each([
    ['follows the last one', `A\n\n${FRIDAY_SAID}\n\nB`, `A\n\n${FRIDAY_SAID}\nNew\n\nB`],
    ['follows what leads up to it', 'A\n\nOn screen:\n\nB', 'A\n\nOn screen:\n\nNew\n\nB'],
  ])('%s', (_, text, after) => {
    expect(insertTime(text, 'New', [FRIDAY_SAID], WORDS.offer['virtual-consult'])).toBe(after);
  });

  it('finds no place where all is one’s own', () => {
    expect(insertTime('A', 'New', [FRIDAY_SAID], 'On screen:')).toBeNull();
  });
});

describe('another passage about times', () => {
  const passage = sayOffer(WORDS, OFFER, place);

  it.each([
    [
      'stands where the first one stood',
      `A\n\n${passage}\n\nCall us.\n\nB`,
      passage,
      'New',
      'A\n\nNew\n\nCall us.\n\nB',
    ],
    [
      'stands before the closing where there was none',
      'A\n\nCall us.\n\nB',
      '',
      'New',
      'A\n\nNew\n\nCall us.\n\nB',
    ],
    ['stands at the end of what is all one’s own', 'A', '', 'New', 'A\n\nNew'],
    ['leaves no gap where it goes', `A\n\n${passage}\n\nCall us.`, passage, '', 'A\n\nCall us.'],
    ['leaves alone what somebody has changed', 'A\n\nCall us.', passage, '', 'A\n\nCall us.'],
  ])('%s', (_, text, from, to, after) => {
    expect(swapPassage(text, from, to, 'Call us.')).toBe(after);
  });
});
