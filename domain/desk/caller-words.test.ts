import { expect, it } from 'vitest';
import { callerContent, findCallerFaults, hasCallerWords, NO_CALLER } from './caller-words.ts';
import { askedFor, CALLED_ABOUT, CALLER, visitCalledAbout } from './caller.ts';
import { readContent, type CardRow } from './card-content.ts';
import { nameOfKind } from './name-of-kind.ts';
import { isRequestKind } from '../intake/kinds.ts';

const ROW: CardRow = {
  about: 'request',
  number: 1,
  id: '5d1b7a3e-0c55-4d0e-8a3c-2f6c9b1e4a77',
  reference: 'K7NP-3XR2',
  kind: CALLER,
  receivedAt: '2026-12-01T13:47:00.000Z',
  setAside: null,
  appointment: null,
};
const CALLED = { ...NO_CALLER, name: ' Anna Lindqvist ', phone: '516-555-0177' };

it.each([
  ['a name and a number', {}, []],
  ['a name and an address', { phone: '', email: 'anna@example.com' }, []],
  ['an address that a copy has wrapped in signs', { email: '\u200Eanna@example.com' }, []],
  ['no name', { name: '  ' }, ['name']],
  ['a name that cannot be seen', { name: '\u202Eanna' }, ['name']],
  ['neither number nor address', { phone: ' ' }, ['phone']],
  ['a number that lost its area code', { phone: '555-0177' }, ['phone']],
  ['an address without its sign', { email: 'anna.example.com' }, ['email']],
  ['both, and one of them wrong', { phone: '555', email: 'anna@example.com' }, ['phone']],
  ['hidden words in the note', { message: 'Asks\u0007' }, ['message']],
  ['nothing', NO_CALLER, ['name', 'phone']],
])('finds what is to be mended: %s', (_, words, fields) => {
  expect(Object.keys(findCallerFaults({ ...CALLED, ...words }))).toEqual(fields);
});

it('is read as the card of its row, and of no other', () => {
  const words = { ...CALLED, about: 'smile-blueprint', message: 'Asks\r\nfor June. ' };
  const content = callerContent(words, ROW);
  const sealed = JSON.stringify(content);
  expect(readContent(ROW, sealed)).toEqual({
    id: ROW.id,
    kind: 'caller',
    receivedAt: ROW.receivedAt,
    name: 'Anna Lindqvist',
    email: '',
    phone: '516-555-0177',
    language: 'en',
    calledAbout: 'smile-blueprint',
    message: 'Asks\nfor June.',
  });
  // As a visitor's own request.
  expect(readContent({ ...ROW, kind: 'discovery-call' }, sealed)).toBe('foreign');
  expect(readContent({ ...ROW, receivedAt: '2026-12-01T13:48:00.000Z' }, sealed)).toBe('foreign');
  const card = { row: ROW, content };
  expect([askedFor(card), visitCalledAbout(card)]).toEqual(['smile-blueprint', 'smile-blueprint']);
});

it.each([
  ['', 'caller', undefined],
  ['weekend-appointment', 'weekend-appointment', undefined],
  ['virtual-consult', 'virtual-consult', 'virtual-consult'],
])('asks for what they called about: “%s”', (about, asked, visit) => {
  const card = { row: ROW, content: callerContent({ ...CALLED, about }, ROW) };
  expect([askedFor(card), visitCalledAbout(card)]).toEqual([asked, visit]);
});

it('asks for its kind where it does not open, and on every other card', () => {
  expect(askedFor({ row: ROW, content: 'locked' })).toBe('caller');
  const visit = { row: { ...ROW, kind: 'virtual-consult' }, content: 'locked' } as const;
  expect([askedFor(visit), visitCalledAbout(visit)]).toEqual(['virtual-consult', undefined]);
});

it('has a name for itself and for all that they may have called about, and is no kind that the site takes in', () => {
  for (const kind of [CALLER, ...CALLED_ABOUT]) expect(nameOfKind(kind)).not.toBe(kind);
  expect(isRequestKind(CALLER)).toBe(false);
});

it.each([
  [NO_CALLER, false],
  [{ ...NO_CALLER, language: 'es', about: 'virtual-consult' }, false],
  [{ ...NO_CALLER, message: 'Asks' }, true],
])('is begun once something is typed: %j', (words, has) => {
  expect(hasCallerWords(words)).toBe(has);
});
