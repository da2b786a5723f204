import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDeskLetters } from '../outbox/desk-letters.ts';
import { cancelAppointment, moveAppointment, readAppointment } from '../scheduling/change-store.ts';
import { createChangeTokens } from '../scheduling/change-token.ts';
import { SAMPLE_PRACTICE } from '../test-support/built-site.ts';
import { LETTER_KEY } from '../test-support/sample-desk.ts';
import { sendDeskLetters } from '../test-support/send-desk-letters.ts';
import { createStaffData, type StaffData } from '../test-support/staff-data.ts';
import { correctAddress } from './address-store.ts';

const NOW = new Date('2027-07-01T12:00:00.000Z');
const AT = NOW.toISOString();
const NOON = { startsAt: '2027-07-08T12:00:00-04:00', endsAt: '2027-07-08T12:30:00-04:00' };

let data: StaffData;
beforeEach(async () => {
  data = await createStaffData();
  await data.addAppointment('2027-07-06T10', { name: 'Ann' });
});
afterEach(() => data.remove());

const letters = createDeskLetters({
  confirmationKey: LETTER_KEY,
  siteOrigin: 'https://www.example.org',
  practice: SAMPLE_PRACTICE,
  reminds: true,
});
const correct = () =>
  correctAddress(
    { database: data.database, log: { info: () => undefined } },
    { letters, tokens: createChangeTokens('s'.repeat(43)), recipient: 'nobody' },
    {
      card: { about: 'appointment', number: 1 },
      person: null,
      now: NOW,
      entry: { id: randomUUID(), sealed: Buffer.from('sealed') },
      to: { email: 'ann@example.com', language: 'en-US' },
      isOther: true,
    },
  );
const sent = async () => sendDeskLetters(data.database, new Date(NOW.getTime() + 20_000));
async function seen() {
  const found = await readAppointment(data.database, 'id-1');
  if (found === undefined) throw new Error('The appointment is gone.');
  return found;
}

it('tells nobody of a visit that is being cancelled at that moment', async () => {
  const { number } = await seen();
  let corrected: Promise<unknown> = Promise.resolve();
  await cancelAppointment(data.database, number, AT, async () => {
    corrected = correct();
    // Time for it to read, if it does not wait.
    await wait(500);
  });
  expect(await corrected).toMatchObject({ outcome: 'done', isLetterSent: false });
  expect(await sent()).toEqual([]);
  expect(await data.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

it('tells the time to which a visit is being moved', async () => {
  const found = await seen();
  let corrected: Promise<unknown> = Promise.resolve();
  await moveAppointment(data.database, found, NOON, AT, async () => {
    corrected = correct();
    await wait(500);
  });
  await corrected;
  const [letter] = await sent();
  expect(letter?.text).toContain('July 8');
});
