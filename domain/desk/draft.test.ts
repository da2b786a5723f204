import { expect, it } from 'vitest';
import { readDraft } from './draft.ts';

const LETTER = {
  id: '3f0c9a1e-5a37-4a0f-9a54-1f7c5e0b2a11',
  subject: 'A weekend appointment',
  text: 'Dear Thessaly,',
  event: 'none',
  times: [],
  until: '2026-12-02T17:00:00-05:00',
  passage: '',
} as const;

it.each([
  [
    'each note with its card, fields, and letters',
    {
      notes: [['12', 'One'] as const],
      fields: [['fee', '$275'] as const],
      letters: [['A3', LETTER] as const],
    },
    {},
  ],
  ['nothing', { notes: [], fields: [], letters: [] }, {}],
  [
    'what a desk of before kept, with one note',
    { notes: [['12', 'One'] as const], fields: [], letters: [['A3', LETTER] as const] },
    { notes: undefined, fields: undefined, card: '12', text: 'One' },
  ],
  [
    'what a desk of before kept, with letters alone',
    { notes: [], fields: [], letters: [['A3', LETTER] as const] },
    { notes: undefined, fields: undefined, card: '', text: '' },
  ],
])('reads %s', (_, draft, asKept) => {
  expect(readDraft(JSON.stringify({ ...draft, ...asKept }))).toEqual(draft);
});

it.each(['no draft', '[]', '{"notes": "One"}'])('throws for %s', (opened) => {
  expect(() => readDraft(opened)).toThrow();
});
