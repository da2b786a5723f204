import { expect, it } from 'vitest';
import { NO_CALLER } from '../../domain/desk/caller-words.ts';
import { DraftPlace } from './draft-context.ts';

const LETTER = {
  id: '',
  subject: '',
  text: '',
  event: 'none',
  times: [],
  until: '',
  passage: '',
} as const;

it('keeps the note of each card until it is kept or emptied', () => {
  const drafts = new DraftPlace();
  drafts.keepNote('12', 'Their sister calls back.');
  // Another card's field opens empty.
  drafts.keepNote('13', '');
  drafts.keepNote('A3', 'Wants a Saturday.');
  expect(drafts.noteFor('12')).toBe('Their sister calls back.');
  expect(drafts.noteFor('13')).toBe('');
  expect(drafts.written().notes).toEqual([
    ['12', 'Their sister calls back.'],
    ['A3', 'Wants a Saturday.'],
  ]);
  drafts.keepNote('12', '  ');
  drafts.dropNote('A3', 'Wants a Saturday.');
  expect(drafts.written().notes).toEqual([]);
});

it('keeps what was typed on while the words before were being stored', () => {
  const drafts = new DraftPlace();
  drafts.keepNote('12', 'Their sister calls back. On Monday.');
  drafts.dropNote('12', 'Their sister calls back.');
  expect(drafts.noteFor('12')).toBe('On Monday.');
});

it('gives each back where it was written, through the lock', () => {
  const before = new DraftPlace();
  before.keepNote('12', 'One');
  before.keepNote('13', 'Two');
  before.keepField('fee', '$275');
  const after = new DraftPlace();
  after.restore(before.written());
  // Until something is typed anew, that is when it was typed.
  expect(after.written()).toEqual(before.written());
  expect(Date.now() - Date.parse(after.written().typedAt)).toBeLessThan(60_000);
  expect([after.noteFor('12'), after.noteFor('13')]).toEqual(['One', 'Two']);
  expect(after.fieldFor('fee')).toBe('$275');
  after.dropField('fee');
  expect(after.fieldFor('fee')).toBeUndefined();
});

it('keeps that a letter was shut, through the lock, until it is opened or sent', () => {
  const before = new DraftPlace();
  // Nothing was begun yet.
  before.shutLetter('12', true);
  before.keepLetter('12', { ...LETTER, id: 'one' });
  expect(before.letterFor('12')?.isShut).not.toBe(true);
  before.shutLetter('12', true);
  // What comes late does not open it.
  before.keepLetter('12', { ...LETTER, id: 'two' });
  const after = new DraftPlace();
  after.restore(before.written());
  expect(after.letterFor('12')).toMatchObject({ id: 'two', isShut: true });
  after.shutLetter('12', false);
  expect(after.letterFor('12')?.isShut).toBe(false);
  after.shutLetter('12', true);
  after.dropLetter('12', 'two');
  after.keepLetter('12', { ...LETTER, id: 'taken back' });
  expect(after.letterFor('12')?.isShut).not.toBe(true);
});

it('keeps what was begun on a photo with its place, through the lock, as long as it has words', () => {
  const before = new DraftPlace();
  const mark = { photo: 3, spot: { x: 510, y: 400 }, text: 'A crack.' };
  before.keepMark('12', mark);
  before.keepMark('13', { ...mark, text: ' ' });
  const after = new DraftPlace();
  after.restore({ ...before.written(), typedAt: '2026-11-27T15:00:00.000Z' });
  expect([after.markFor('12'), after.markFor('13')]).toEqual([mark, undefined]);
  // To look at another photo is no typing; what is stored goes, and not what was typed since.
  after.keepMark('12', { ...mark, photo: 1, spot: null });
  after.keepMark('14', { ...mark, text: '' });
  expect(after.written().typedAt).toBe('2026-11-27T15:00:00.000Z');
  after.dropMark('12', 'A');
  expect(after.markFor('12')?.text).toBe('A crack.');
  after.dropMark('12', 'A crack.');
  expect(after.markFor('12')).toBeUndefined();
  after.keepMark('12', mark);
  after.keepMark('12', { ...mark, text: '' });
  expect(after.written().marks).toEqual([]);
  before.dropGone((card) => card === '12');
  expect([before.markFor('12'), before.hasLost('12')]).toEqual([undefined, true]);
});

it('sends a note that was on its way as it locked under the same id, and another one under another', () => {
  const before = new DraftPlace();
  before.keepNote('12', 'One');
  const { id } = before.send('note', '12', 'One');
  before.send('note', '13', 'Stored.').settle();
  expect(before.sentBefore('note', '12')).toBeUndefined();
  const after = new DraftPlace();
  after.restore(before.written());
  expect(after.written().sent).toEqual([['note 12', { id, text: 'One' }]]);
  expect(after.sentBefore('note', '12')).toEqual({ id, text: 'One' });
  expect(after.sentBefore('mark', '12')).toBeUndefined();
  expect(after.send('note', '12', 'One, and more').id).not.toBe(id);
  const again = after.send('note', '12', 'One');
  expect(again.id).toBe(id);
  again.settle();
  expect(after.send('note', '12', 'One').id).not.toBe(id);
});

it('keeps a card for each who called until it is stored or empty, through the lock, and not what was typed since', () => {
  const before = new DraftPlace();
  const anna = { ...NO_CALLER, id: 'one', name: 'Anna Lindqvist' };
  const gerald = { ...NO_CALLER, id: 'two', name: 'Gerald Pym', phone: '516-555-0189' };
  // That a language was chosen is no typing.
  before.keepCaller('5', { ...NO_CALLER, id: 'none', language: 'es' });
  expect(before.written().callers).toEqual([]);
  before.keepCaller('7', anna);
  before.keepCaller('8', gerald);
  const after = new DraftPlace();
  after.restore(before.written());
  expect([after.callerFor('7'), after.callerFor('8')]).toEqual([anna, gerald]);
  after.dropCaller('7', 'another');
  expect(after.callerFor('7')).toEqual(anna);
  after.dropCaller('7', 'one');
  expect(after.callers).toEqual([['8', gerald]]);
  after.forgetCallers(({ phone }) => phone === gerald.phone);
  expect(after.callers).toEqual([]);
});

it('keeps a letter that was written on while the one before was being sent', () => {
  const drafts = new DraftPlace();
  drafts.keepLetter('12', { ...LETTER, id: 'written since' });
  drafts.dropLetter('12', 'sent');
  expect(drafts.letterFor('12')?.id).toBe('written since');
  drafts.dropLetter('12', 'written since');
  expect(drafts.letterFor('12')).toBeUndefined();
});

it('forgets what was written of somebody who was forgotten, and knows that something was', () => {
  const drafts = new DraftPlace();
  for (const card of ['12', '13']) {
    drafts.keepNote(card, 'Their sister calls back.');
    drafts.keepLetter(card, LETTER);
  }
  drafts.keepField('fee', '$275');
  drafts.dropGone((card) => card === '12' || card === '14');
  expect(['12', '13', '14'].map((card) => drafts.hasLost(card))).toEqual([true, false, false]);
  expect(drafts.written()).toMatchObject({
    notes: [['13', 'Their sister calls back.']],
    fields: [['fee', '$275']],
    letters: [['13', LETTER]],
  });
});

it('keeps what is in hand in the diary with its words, until something else is', () => {
  const to = { day: '2026-12-02', clock: '10:00', count: 3 };
  const move = { is: 'move', name: 'A3', to, sequence: 0 } as const;
  const drafts = new DraftPlace();
  drafts.keepHand(move);
  drafts.keepHandWord('sentence', 'The doctor is away.');
  // Laid elsewhere, it is the same move.
  drafts.keepHand({ ...move, to: { ...to, clock: '11:00' } });
  const after = new DraftPlace();
  after.restore(drafts.written());
  expect(after.hand).toEqual({ ...move, to: { ...to, clock: '11:00' } });
  expect(after.handWord(move, 'sentence')).toBe('The doctor is away.');
  expect(after.handWord({ ...move, is: 'cancel' }, 'sentence')).toBeUndefined();
  after.keepHand({ is: 'block', at: to });
  after.keepHandWord('why', 'Lunch');
  expect(after.handWord(move, 'sentence')).toBeUndefined();
  after.keepHand(null);
  expect(after.written().held).toBeNull();
  // With whoever was forgotten goes what was begun for them.
  drafts.forget('A4');
  expect(drafts.hand).not.toBeNull();
  drafts.dropGone((card) => card === 'A3');
  expect(drafts.written().held).toBeNull();
  expect(drafts.hasLost('A3')).toBe(true);
});
