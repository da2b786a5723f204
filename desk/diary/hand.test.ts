import { expect, it } from 'vitest';
import { evenWeek } from '../../tests/support/weeks.ts';
import { changeIn, handOf, type Hand } from './hand.ts';

/** Open from eight to six. */
const RULES = { timeZone: 'America/New_York', week: evenWeek(), closures: [] };
/** The same, while somebody comes at seven. */
const WITH_EARLY = { ...RULES, rows: { opens: '07:00', closes: '18:00' } };
const AT = { day: '2026-12-02', from: 6, count: 3 };

it.each<Hand>([
  { is: 'move', name: 'A3', to: AT, sequence: 1 },
  { is: 'make', name: '12', event: 'smile-blueprint', to: AT },
  { is: 'shift', number: 4, to: AT, isAll: true },
  { is: 'block', at: AT },
])('has its clock again in a diary of other rows: %j', (hand) => {
  const held = changeIn(hand, WITH_EARLY);
  if (held === null) throw new Error('It is a change.');
  const later = { ...AT, from: 4 };
  expect(handOf(held, WITH_EARLY)).toEqual(hand);
  expect(handOf(held, RULES)).toEqual(
    'to' in hand ? { ...hand, to: later } : { ...hand, at: later },
  );
  // A time that the diary has no row for is nobody's to send.
  const early = changeIn(
    'to' in hand ? { ...hand, to: { ...AT, from: 0 } } : { is: 'block', at: { ...AT, from: 0 } },
    WITH_EARLY,
  );
  expect(early && handOf(early, RULES)).toBeNull();
});

it('keeps a cancellation as it is, and nothing that is only looked at', () => {
  const cancel = { is: 'cancel', name: 'A3', sequence: 0 } as const;
  expect(changeIn(cancel, RULES)).toEqual(cancel);
  expect(handOf(cancel, RULES)).toEqual(cancel);
  expect(changeIn({ is: 'slip', name: 'A3' }, RULES)).toBeNull();
  expect(changeIn({ is: 'kept', number: 4 }, RULES)).toBeNull();
  expect(changeIn({ is: 'nothing' }, RULES)).toBeNull();
});
