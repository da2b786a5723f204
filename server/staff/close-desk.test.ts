import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DoorAnswer } from '../../domain/desk/wire.ts';
import { createSampleDesk, type SampleDesk } from '../test-support/sample-desk.ts';
import { closeDesk } from './close-desk.ts';

const NEW_KEY = 'age1new';

let desk: SampleDesk;
beforeEach(async () => {
  desk = await createSampleDesk();
});
afterEach(() => desk.close());

it('closes the desk to everybody, and lets a first start begin anew', async () => {
  const { cookie, passkey } = await desk.begin();
  expect(await closeDesk(desk.database, NEW_KEY, '2027-07-01T15:00:00.000Z')).toBe(true);
  expect((await desk.ask({ method: 'GET', url: '/api/cards' }, cookie)).statusCode).toBe(401);
  expect(await desk.signIn(passkey)).toBe('');
  const door = await desk.ask({ method: 'GET', url: '/api/door' });
  expect(door.json<DoorAnswer>().isStarted).toBe(false);
  expect((await desk.begin()).cookie).toContain('__Host-desk=');
});

it('says that nobody worked there', async () => {
  expect(await closeDesk(desk.database, NEW_KEY, '2027-07-01T15:00:00.000Z')).toBe(false);
});

it('stays open where it was begun with the new key: a rotation that goes on is no second one', async () => {
  const { passkey } = await desk.begin();
  expect(await closeDesk(desk.database, desk.recipient, '2027-07-01T15:00:00.000Z')).toBe(false);
  expect(await desk.signIn(passkey)).toContain('__Host-desk=');
});
