import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepIn } from '../../tests/support/kept-places.ts';
import { requestRow } from '../../tests/support/request-row.ts';
import { CardBox } from '../box/card-box.ts';
import { KeptEntries } from '../box/kept-entries.ts';
import { UntoldActs } from '../box/untold-acts.ts';
import { DraftPlace } from '../waiting/draft-context.ts';
import { forgetCards } from './forget-cards.ts';

/** How the server answers; 0 is no line. */
let status: number;
let asked: string[];
beforeEach(() => {
  status = 200;
  asked = [];
  keepIn();
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    asked.push(`${path} ${body}`);
    if (status === 0) throw new TypeError('no line');
    return new Response('{"arePhotosLeft":true,"photosAbsent":1}', { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A desk with cards 1 to 3 on it, of which something is kept and begun. */
function deskOfThree() {
  const box = new CardBox();
  const kept = new KeptEntries();
  const untold = new UntoldActs();
  const drafts = new DraftPlace();
  for (const number of [1, 2, 3]) {
    box.put({ row: requestRow(number), photos: 0, content: 'locked', isNew: false });
    const waiting = { card: String(number), person: 1, at: `2027-07-01T12:00:0${number}Z` };
    kept.keep({ id: `e${number}`, sealed: 'c2VhbGVk', ...waiting });
    kept.takeBack({ id: `t${number}`, card: String(number) });
    untold.keep({ id: `o${number}`, ...waiting });
    untold.keep({ id: `p${number}`, sheet: 'card', ...waiting });
    drafts.keepNote(String(number), 'Begun.');
  }
  const left = () => ({
    cards: box.cards.map(({ name }) => name),
    kept: kept.all().map(({ card }) => card),
    takenBack: kept.takenBack().map(({ card }) => card),
    untold: [...new Set(untold.all().map(({ card }) => card))],
    notes: drafts.written().notes.map(([card]) => card),
  });
  return { box, kept, untold, drafts, left };
}
const ALL = ['1', '2', '3'];

it('leaves nothing of a card and those that go with it on this machine: neither what waits for the line nor what was begun', async () => {
  const desk = deskOfThree();
  expect(await forgetCards(desk, ['1', '3'])).toEqual({ arePhotosLeft: true, photosAbsent: 1 });
  expect(asked).toEqual(['/api/cards/1/forget {"also":["3"]}']);
  expect(desk.left()).toEqual({
    cards: ['2'],
    kept: ['2'],
    takenBack: ['2'],
    untold: ['2'],
    notes: ['2'],
  });
  expect(ALL.map((name) => desk.box.forgottenNumber(name))).toEqual(['1', undefined, '3']);
});

it('has done it where the server knows none of them any more: the answer before was lost, or a colleague was quicker', async () => {
  status = 404;
  const desk = deskOfThree();
  expect(await forgetCards(desk, ['1'])).toEqual({ arePhotosLeft: false, photosAbsent: 0 });
  expect(desk.left().cards).toEqual(['2', '3']);
});

it('drops what is being typed of them, and not of a family member who calls from the same number', async () => {
  const desk = deskOfThree();
  const phone = '(919) 555-0142';
  const content = { id: 'id-1', receivedAt: '2027-07-01T12:00:00Z', name: 'Gerald Vance', phone };
  desk.box.put({ row: requestRow(1), photos: 0, content, isNew: false });
  const typed = { id: '1', email: '', language: '', about: '', message: 'Begun.', phone };
  const names = ['gerald vance', 'Gera', '', 'Ida Vance'];
  for (const [at, name] of names.entries()) desk.drafts.keepCaller(`${at}`, { ...typed, name });
  await forgetCards(desk, ['1']);
  expect(desk.drafts.callers.map(([, { name }]) => name)).toEqual(['Ida Vance']);
});

it.each([0, 403, 500])('leaves everything where it is not done (%i)', async (answered) => {
  status = answered;
  const desk = deskOfThree();
  await expect(forgetCards(desk, ['1'])).rejects.toThrow();
  expect(desk.left()).toEqual({ cards: ALL, kept: ALL, takenBack: ALL, untold: ALL, notes: ALL });
});
