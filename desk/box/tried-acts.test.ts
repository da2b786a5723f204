import { beforeEach, expect, it } from 'vitest';
import { DeskError } from '../api/ask-server.ts';
import { TriedActs, type IdOf } from './tried-acts.ts';

let acts: TriedActs;
let sent: string[];
beforeEach(() => {
  acts = new TriedActs();
  sent = [];
});
const send = async (idOf: IdOf) => void sent.push(`${idOf('visit')} ${idOf('placed')}`);
/** Sends it, and comes to nothing. */
const failing = (status: number) => async (idOf: IdOf) => {
  await send(idOf);
  throw new DeskError(status, 'Not this time.');
};

it('has the ids of before where the answer was lost, and new ones once it is done', async () => {
  await expect(acts.try(['make', '12'], failing(0))).rejects.toThrow('Not this time.');
  await acts.try(['make', '12'], send);
  await acts.try(['make', '12'], send);
  const [first, again, another] = sent;
  expect(again).toBe(first);
  expect(another).not.toBe(first);
  expect(new Set(sent.join(' ').split(' ')).size).toBe(4);
});

it('has others for another act, and where it was refused: nothing is stored under those', async () => {
  await expect(acts.try(['make', '12'], failing(0))).rejects.toThrow();
  await acts.try(['make', '13'], send);
  await expect(acts.try(['make', '12'], failing(409))).rejects.toThrow();
  await acts.try(['make', '12'], send);
  const [lost, other, refused, anew] = sent;
  expect(refused).toBe(lost);
  expect(new Set([lost, other, anew]).size).toBe(3);
});

it('is one where it is asked for twice at a moment, and the next may follow, whatever became of it', async () => {
  const both = await Promise.all([
    acts.try(['make', '12'], async (idOf) => send(idOf).then(() => 'done')),
    acts.try(['make', '12'], send),
  ]);
  expect(both).toEqual(['done', undefined]);
  expect(sent).toHaveLength(1);
  await expect(acts.try(['cancel'], failing(0))).rejects.toThrow();
  await acts.try(['make', '12'], send);
  expect(sent).toHaveLength(3);
});
