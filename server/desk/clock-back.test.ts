import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSampleDesk, type SampleDesk } from '../test-support/sample-desk.ts';

/** The sample desk's time, an hour before it, and a little after it. */
const HOUR_BEFORE = new Date('2027-07-01T13:00:00Z');
const STILL_BEFORE = new Date('2027-07-01T13:30:00Z');
const LITTLE_BEFORE = new Date('2027-07-01T13:59:30Z');

let desk: SampleDesk;
let cookie: string;
beforeEach(async () => {
  desk = await createSampleDesk();
  ({ cookie } = await desk.begin());
  await desk.addRequest('Ann Lee');
});
afterEach(() => desk.close());

const forget = () =>
  desk.ask({ method: 'POST', url: '/api/cards/1/forget', payload: { also: [] } }, cookie);

it('a touch of a time that is still to come, by a clock that was wrong, is no fresh one', async () => {
  desk.setNow(HOUR_BEFORE);
  // Half an hour on nobody has touched anything.
  desk.setNow(STILL_BEFORE);
  expect((await forget()).statusCode).toBe(401);
  expect((await desk.ask({ method: 'GET', url: '/api/cards' }, cookie)).statusCode).toBe(401);
});

it('of servers whose clocks differ a little it is', async () => {
  desk.setNow(LITTLE_BEFORE);
  expect((await forget()).statusCode).toBe(200);
});
