import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEntry } from '../../domain/desk/entries.ts';
import type { CardsAnswer, ChangeAnswer } from '../../domain/desk/wire.ts';
import { DeliveryError } from '../outbox/delivery-error.ts';
import { addRow } from '../outbox/outbox-store.ts';
import { sealConfirmation } from '../outbox/sealed-confirmation.ts';
import { createSampleDesk, LETTER_KEY, type SampleDesk } from '../test-support/sample-desk.ts';
import { sendDeskLetters } from '../test-support/send-desk-letters.ts';

/** The sample desk's time. */
const NOW = new Date('2027-07-01T14:00:00Z');
const SOON = new Date(NOW.getTime() + 30_000);
const TUESDAY_TEN = {
  startsAt: '2027-07-06T10:00:00-04:00',
  endsAt: '2027-07-06T11:30:00-04:00',
};
const WRONG = { email: 'ann@exmaple.com', language: 'en-US' };
const REFUSED = new DeliveryError('EENVELOPE 550', true);

let desk: SampleDesk;
let cookie: string;
beforeEach(async () => {
  desk = await createSampleDesk();
  ({ cookie } = await desk.begin());
  await desk.addRequest('Ann Lee');
  await desk.bookFirst(TUESDAY_TEN, WRONG, cookie);
});
afterEach(() => desk.close());

const post = (url: string, payload: object) => desk.ask({ method: 'POST', url, payload }, cookie);
const refuse = (fault = REFUSED, at = SOON) =>
  sendDeskLetters(desk.database, at, { fault, recipient: desk.recipient });

/** What the server has written on the cards: which card it stands on, by whom, and what it says. */
async function told() {
  const answer = await desk.ask({ method: 'GET', url: '/api/cards' }, cookie);
  const all = await Promise.all(
    answer.json<CardsAnswer>().entries.map(async ({ about, aboutNumber, person, sealed }) => {
      const words = readEntry(await desk.open(sealed));
      return words?.is === 'lost'
        ? [{ about, aboutNumber, person, mail: words.mail, why: words.why }]
        : [];
    }),
  );
  return all.flat();
}
const onVisit = { about: 'appointment', aboutNumber: 1, person: null };

it('says on the card of a visit that the letter of its booking did not arrive, and nothing of its reminders', async () => {
  await refuse();
  expect(await told()).toEqual([{ ...onVisit, mail: 'booked', why: 'refused' }]);
  await refuse(REFUSED, new Date('2027-07-06T12:00:00Z'));
  expect(await told()).toHaveLength(1);
});

it('says it of a cancelled visit, and of one that is told at a corrected address', async () => {
  const right = {
    entry: await desk.entry(),
    to: { ...WRONG, email: 'a@example.com' },
    isOther: true,
  };
  const corrected = await post('/api/cards/A1/address', right);
  expect(corrected.statusCode).toBe(200);
  await refuse();
  expect(await told()).toEqual([{ ...onVisit, mail: 'anew', why: 'refused' }]);
  const cancelled = await post('/api/cards/A1/cancel', {
    entry: await desk.entry(),
    isOurs: true,
    sequence: 0,
    addressSeen: corrected.json<ChangeAnswer>().entry.number,
    letter: WRONG,
  });
  expect(cancelled.statusCode).toBe(200);
  await refuse();
  expect((await told()).at(-1)).toEqual({ ...onVisit, mail: 'changed', why: 'refused' });
});

it('says it of what confirms a request, after the last of its tries', async () => {
  await sendDeskLetters(desk.database, SOON);
  const messageId = randomUUID();
  await addRow(desk.database, {
    channel: 'visitor-mail',
    messageId,
    notice: {
      about: 'request',
      number: 1,
      reference: undefined,
      kind: 'discovery-call',
      receivedAt: NOW.toISOString(),
      isSetAside: false,
    },
    letter: sealConfirmation(LETTER_KEY, messageId, { email: WRONG.email, language: undefined }),
  });
  for (let hours = 1; hours <= 24; hours += 1) {
    await refuse(new DeliveryError('ECONNREFUSED'), new Date(SOON.getTime() + hours * 3_600_000));
  }
  expect(await told()).toEqual([
    { about: 'request', aboutNumber: 1, person: null, mail: 'own', why: 'undelivered' },
  ]);
});
