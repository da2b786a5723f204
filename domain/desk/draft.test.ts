import { expect, it } from 'vitest';
import { hasWords, isBegun, mayBeStored, mergeDrafts, readDraft } from './draft.ts';

const LETTER = {
  id: '3f0c9a1e-5a37-4a0f-9a54-1f7c5e0b2a11',
  subject: 'A weekend appointment',
  text: 'Dear Thessaly,',
  event: 'none',
  times: [],
  until: '2026-12-02T17:00:00-05:00',
  passage: '',
} as const;

const CALLER = {
  id: '5d1b7a3e-0c55-4d0e-8a3c-2f6c9b1e4a77',
  name: 'Anna Lindqvist',
  phone: '516-555-0177',
  email: '',
  language: 'es',
  about: 'smile-blueprint',
  message: 'Asks for a',
};

const REACH = { before: { email: 'anna@exmaple.com' }, typed: { email: 'anna@example.com' } };

const MARK = { photo: 2, spot: { x: 400, y: 510 }, text: 'A crack.' };

const TO = { day: '2026-12-02', clock: '10:00', count: 3 };
const MOVE = { is: 'move', name: 'A3', to: TO, sequence: 0 } as const;

it.each([
  [
    'each note with its card, fields, letters, what was begun on a photo, of who called, and what is corrected',
    {
      notes: [['12', 'One'] as const],
      fields: [['fee', '$275'] as const],
      letters: [['A3', LETTER] as const],
      marks: [['12', MARK] as const],
      callers: [['7', CALLER] as const],
      reaches: [['12', REACH] as const],
      held: { hand: MOVE, words: [['sentence', 'The doctor is away.'] as const] },
      sent: [],
      typedAt: '2026-11-27T15:00:00.000Z',
    },
    {},
  ],
  [
    'nothing',
    {
      notes: [],
      fields: [],
      letters: [],
      marks: [],
      callers: [],
      reaches: [],
      held: null,
      sent: [],
      typedAt: '',
    },
    {},
  ],
  [
    'what a desk of before kept, without saying when it was typed',
    {
      notes: [['12', 'One'] as const],
      fields: [],
      letters: [],
      marks: [],
      callers: [],
      reaches: [],
      held: null,
      sent: [],
      typedAt: '',
    },
    {
      callers: undefined,
      reaches: undefined,
      held: undefined,
      sent: undefined,
      typedAt: undefined,
    },
  ],
  [
    'of a letter that it may have been sent',
    {
      notes: [],
      fields: [],
      letters: [['A3', { ...LETTER, unansweredId: LETTER.id }] as const],
      marks: [],
      callers: [],
      reaches: [],
      held: null,
      sent: [],
      typedAt: '',
    },
    {},
  ],
  [
    'what a desk of before kept, with one note',
    {
      notes: [['12', 'One'] as const],
      fields: [],
      letters: [['A3', LETTER] as const],
      marks: [],
      callers: [],
      reaches: [],
      held: null,
      sent: [],
      typedAt: '',
    },
    { marks: undefined, notes: undefined, fields: undefined, card: '12', text: 'One' },
  ],
  [
    'what a desk of before kept, with letters alone',
    {
      notes: [],
      fields: [],
      letters: [['A3', LETTER] as const],
      marks: [],
      callers: [],
      reaches: [],
      held: null,
      sent: [],
      typedAt: '',
    },
    { marks: undefined, notes: undefined, fields: undefined, card: '', text: '' },
  ],
])('reads %s', (_, draft, asKept) => {
  expect(readDraft(JSON.stringify({ ...draft, ...asKept }))).toEqual(draft);
});

it.each(['no draft', '[]', '{"notes": "One"}'])('throws for %s', (opened) => {
  expect(() => readDraft(opened)).toThrow();
});

it('puts together what two tabs were writing; on one card, what was typed later', () => {
  const older = {
    notes: [
      ['12', 'One'],
      ['13', 'old'],
    ],
    fields: [['fee', '$90']],
  } as const;
  const newer = { notes: [['13', 'new']], fields: [['fee', '$95']] } as const;
  const drafts = [
    {
      ...newer,
      letters: [['A3', LETTER] as const],
      marks: [['12', MARK] as const],
      callers: [],
      reaches: [],
      held: null,
      sent: [],
      typedAt: '2026-11-27T15:00:01.000Z',
    },
    {
      ...older,
      letters: [],
      marks: [['12', { ...MARK, text: 'A cr' }] as const],
      callers: [['7', CALLER] as const],
      reaches: [['12', REACH] as const],
      held: { hand: MOVE, words: [] },
      sent: [],
      typedAt: '2026-11-27T15:00:00.000Z',
    },
  ];
  const merged = {
    notes: [...older.notes.slice(0, 1), ...newer.notes],
    fields: newer.fields,
    letters: [['A3', LETTER]],
    marks: [['12', MARK]],
    callers: [['7', CALLER] as const],
    reaches: [['12', REACH] as const],
    held: { hand: MOVE, words: [] },
    sent: [],
    typedAt: '2026-11-27T15:00:01.000Z',
  };
  expect(mergeDrafts(drafts)).toEqual(merged);
  expect(mergeDrafts(drafts.toReversed())).toEqual(merged);
});

it('has something for the lock in what is in hand, and nothing to ask about before words were typed', () => {
  const empty = readDraft('{}');
  const held = { ...empty, held: { hand: MOVE, words: [] } };
  const typed = { ...held, held: { hand: MOVE, words: [['sentence', 'Away.'] as const] } };
  expect([empty, held, typed].map(isBegun)).toEqual([false, true, true]);
  expect([empty, held, typed].map(hasWords)).toEqual([false, false, true]);
});

it.each([
  ['that was not sent', undefined, '2026-12-02T16:59:00-05:00', false],
  ['that was sent without an answer', LETTER.id, '2026-12-02T16:59:00-05:00', true],
  [
    'that was changed since',
    '7b0c1d52-0b7e-4c39-8a0a-5f0b8c9d1e22',
    '2026-12-02T16:59:00-05:00',
    false,
  ],
  ['whose times would be held no more', LETTER.id, LETTER.until, false],
])('a letter %s holds its times itself, or not', (_, unansweredId, now, may) => {
  expect(mayBeStored({ ...LETTER, unansweredId }, new Date(now))).toBe(may);
});
