import { describe, expect, it } from 'vitest';
import { arrangeCards, waitingSentence } from './arrange-cards.ts';
import type { CardRow } from './card-content.ts';
import { stateOf, type CardState } from './card-state.ts';
import type { EntryWords, SignedEntry } from './entries.ts';
import { evenWeek } from '../../tests/support/weeks.ts';

/** New York, where the practice is; December 1, 2026 is a Tuesday. */
const RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: [],
};
const NOW = new Date('2026-12-01T08:47:00-05:00');

it('puts who came first before who came later, in whichever order their cards were opened', () => {
  const cards = ['09:30:12', '09:30:31', '09:29:59', '09:30:05'].map((time, at) => ({
    row: {
      about: 'request' as const,
      number: at + 1,
      id: String(at),
      reference: null,
      kind: 'discovery-call',
      receivedAt: new Date(`2026-11-30T${time}-05:00`).toISOString(),
      setAside: null,
      appointment: null,
    },
    state: stateOf([]),
  }));
  for (const opened of [cards, cards.toReversed()]) {
    const [today] = arrangeCards(opened, RULES, NOW);
    expect(today?.cards.map(({ card }) => card.row.number)).toEqual([3, 4, 1, 2]);
  }
});

describe('the sentence at the top, and the order below it', () => {
  const at = (moment: string) => new Date(`2026-${moment}:00-05:00`).toISOString();
  const card = (
    number: number,
    receivedAt: string,
    words: readonly EntryWords[] = [],
  ): { row: CardRow; state: CardState } => ({
    row: {
      about: 'request' as const,
      number,
      id: String(number),
      reference: null,
      kind: 'discovery-call',
      receivedAt: at(receivedAt),
      setAside: null,
      appointment: null,
    },
    state: stateOf(
      words.map(
        (one, index) =>
          ({
            ...one,
            id: `${number}-${index}`,
            card: '',
            number: index,
            person: 1,
            at: at(receivedAt),
          }) as SignedEntry,
      ),
    ),
  });
  const blueprint = (number: number, receivedAt: string, startsAt: string) => ({
    ...card(number, receivedAt),
    row: {
      ...card(number, receivedAt).row,
      about: 'appointment' as const,
      kind: 'smile-blueprint',
      appointment: {
        startsAt: at(startsAt),
        endsAt: at(startsAt),
        sequence: 0,
        changedAt: null,
        cancelledAt: null,
      },
    },
  });
  const TOMORROW = card(1, '12-01T08:30');
  const BACK = card(2, '11-30T15:00', [{ is: 'follow-up', backAt: at('12-01T08:40') }]);
  const FEE = blueprint(3, '11-30T12:00', '12-10T10:00');
  const say = (...cards: readonly ReturnType<typeof card>[]) => {
    const { first, second } = waitingSentence(arrangeCards(cards, RULES, NOW), RULES, NOW);
    return `${first} ${second}`;
  };

  it('has what comes back and what is owed for visits before tomorrow’s', () => {
    const groups = arrangeCards([TOMORROW, FEE, BACK], RULES, NOW);
    expect(groups.map(({ group }) => group)).toEqual(['returned', 'booked', 'later']);
  });

  it('has what is owed for visits below tomorrow’s where none of it is due today', () => {
    const later = blueprint(5, '12-01T08:00', '12-10T10:00');
    const groups = arrangeCards([later, TOMORROW], RULES, NOW);
    expect(groups.map(({ group }) => group)).toEqual(['later', 'booked']);
  });

  it('names who comes back before the next of them ends, and no other', () => {
    const backAt = new Date(at('12-01T10:30'));
    const sentence = (...cards: readonly ReturnType<typeof card>[]) => {
      const groups = arrangeCards(cards, RULES, NOW);
      const { first, second, count } = waitingSentence(groups, RULES, NOW, backAt);
      return `${count}: ${first} ${second}`;
    };
    expect(sentence(TOMORROW, FEE)).toMatch(/^2: Two wait, one more at 10:30\sAM$/);
    expect(sentence(card(6, '11-30T09:31'))).toMatch(/^1: One waits, due at 9:31\sAM$/);
    expect(sentence(TOMORROW, BACK)).toBe('2: Two wait, one came back');
    expect(sentence()).toMatch(/^0: Nothing waits/);
  });

  it('counts what came back, and the hour of what is owed for a visit', () => {
    expect(say(TOMORROW, FEE, BACK)).toBe('Three wait, one came back');
    expect(say(TOMORROW, FEE)).toMatch(/^Two wait, the next due at 6:00\sPM$/);
    expect(say(TOMORROW)).toMatch(/^One waits, due tomorrow, 8:30\sAM$/);
    const letter: EntryWords = { is: 'letter', subject: 's', text: 't', times: [], backAt: null };
    const lost: EntryWords = { is: 'unsent', of: '7-0', why: 'refused' };
    expect(say(TOMORROW, FEE, card(7, '12-01T08:31', [letter, lost]))).toBe('Three wait, one now');
    expect(say(TOMORROW, blueprint(4, '11-27T12:00', '12-10T10:00'))).toBe(
      'Two wait, one too long',
    );
  });
});
