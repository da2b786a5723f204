import { readRequestNumber } from '../../domain/intake/request-number.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createChangeTokens } from '../scheduling/change-token.ts';
import { SAMPLE_PRACTICE } from '../test-support/built-site.ts';
import { startFakeSmtp, type FakeSmtp } from '../test-support/fake-smtp.ts';
import { SAMPLE_APPOINTMENT, SCHEDULING_NOW } from '../test-support/sample-appointment.ts';
import { TEST_LINK_SECRET } from '../test-support/sample-dependencies.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import { ASKED_BY_OTHERS } from '../test-support/test-database.ts';
import { createOutbox, type Outbox } from './create-outbox.ts';
import type { Notice } from './notice.ts';
import { deleteRows } from '../forgetting/forget-rows.ts';
import { dropOldConfirmations } from '../housekeeping/drop-old-confirmations.ts';
import { createOutboxWorker, type TryReport } from './outbox-worker.ts';
import { createMailer } from './smtp-mailer.ts';

const UNIQUE = {
  name: 'Quillon Uniqname',
  phone: '+1 917 555 7391',
  message: 'Uniqtext about a molar 7391',
};
const EMAIL = 'uniq.mail.7391@example.com';
const REQUEST = { kind: 'discovery-call', email: EMAIL, consent: true, ...UNIQUE };

let smtp: FakeSmtp;
let server: TestServer;
let outbox: Outbox;
let webhooks: Notice[];
let reports: TryReport[];

const mailChannel = () => ({
  send: createMailer({ smtpUrl: `smtp://127.0.0.1:${smtp.port}`, from: 'desk@example.org' }),
  practiceAddress: 'desk@example.org',
  confirmationKey: Buffer.alloc(32, 5),
  siteOrigin: 'https://www.example.org',
  practice: SAMPLE_PRACTICE,
  reminds: true,
});

beforeEach(async () => {
  smtp = await startFakeSmtp();
  webhooks = [];
  reports = [];
  outbox = createOutbox({
    mail: mailChannel(),
    callWebhook: async (_id, notice) => void webhooks.push(notice),
  });
  server = await startTestServer({ addNotices: outbox.addNotices, now: () => SCHEDULING_NOW });
});
afterEach(async () => {
  await server.close();
  await smtp.close();
});

const sendDue = (now = SCHEDULING_NOW) =>
  createOutboxWorker({
    database: server.database,
    deliver: outbox.deliver,
    now: () => now,
    random: () => 0.5,
    report: (report) => reports.push(report),
    reportFailure: (error) => {
      throw error;
    },
  }).sendDue();

const mailsTo = (address: string): string[] =>
  smtp.mails.filter((mail) => mail.includes(`To: ${address}`)).map(decoded);
const mailTo = (address: string): string => mailsTo(address)[0] ?? '';
const subjectOf = (mail: string): string | undefined => /^Subject: (.+)/m.exec(mail)?.[1]?.trim();

/** A mail with the line breaks of its transfer taken out, which may stand in a link. */
const decoded = (mail: string): string => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

/** The attached calendar file, unfolded. */
function calendarOf(mail: string): string {
  const [, encoded = ''] =
    /filename=appointment\.ics\r\n(?:.+\r\n)*\r\n([\w+/=\r\n]+)/.exec(mail) ?? [];
  return Buffer.from(encoded, 'base64').toString().replaceAll('\r\n ', '').replaceAll('\r\n', '\n');
}

it('tells practice and visitor of a request, once, with nothing personal but the address it goes to', async () => {
  const key = { 'idempotency-key': 'notice-key-1' };
  await server.post(REQUEST, key);
  await server.post(REQUEST, key);
  expect(await server.countRows('outbox')).toBe(3);
  const waiting = await server.storedBytes();
  for (const text of [...Object.values(UNIQUE), EMAIL]) expect(waiting.includes(text)).toBe(false);

  expect(await sendDue()).toBe(3);
  expect(smtp.recipients.toSorted()).toEqual(['desk@example.org', EMAIL]);
  expect(mailTo('desk@example.org')).toMatch(
    /Subject: New request [2-9A-Z]{4}-[2-9A-Z]{4}: Discovery call/,
  );
  expect(mailTo('desk@example.org')).not.toContain(EMAIL);
  expect(mailTo(EMAIL)).toContain('Subject: Impressions: we received your request');
  expect(webhooks).toEqual([
    {
      about: 'request',
      number: 1,
      reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      kind: 'discovery-call',
      receivedAt: SCHEDULING_NOW.toISOString(),
      isSetAside: false,
    },
  ]);
  const told = smtp.mails.join('') + JSON.stringify([webhooks, reports]) + server.log();
  for (const text of Object.values(UNIQUE)) expect(told).not.toContain(text);
  expect(JSON.stringify([webhooks, reports]) + server.log()).not.toContain(EMAIL);
  expect(await server.countRows('outbox')).toBe(0);
});

it.skipIf(ASKED_BY_OTHERS)(
  'tells the visitor the time of an appointment, and the practice only that there is one',
  async () => {
    const appointment = { ...SAMPLE_APPOINTMENT, name: UNIQUE.name, email: EMAIL };
    await server.post(appointment, {}, '/api/appointments');
    await sendDue();
    expect(mailTo(EMAIL)).toContain('Wednesday, March 10, 2027');
    expect(mailTo(EMAIL)).toContain('10:00');
    expect(mailTo(EMAIL)).not.toContain(UNIQUE.name);
    expect(mailTo('desk@example.org')).toMatch(
      /Subject: New appointment [2-9A-Z]{4}-[2-9A-Z]{4}: Virtual consult/,
    );
    expect(mailTo('desk@example.org')).not.toContain('March 10');
    expect(webhooks).toMatchObject([{ about: 'appointment', number: 1 }]);
  },
);

it('stores neither the request nor its notifications when one of them cannot be written', async () => {
  await sql`alter table outbox rename to gone`.execute(server.database);
  expect((await server.post(REQUEST)).status).toBe(500);
  expect((await server.post(SAMPLE_APPOINTMENT, {}, '/api/appointments')).status).toBe(500);
  expect(await server.countRows()).toBe(0);
  expect(await server.countRows('appointments')).toBe(0);
  expect(await server.countRows('appointment_cells')).toBe(0);
});

it('writes nothing for an appointment that came too late', async () => {
  await server.post(SAMPLE_APPOINTMENT, {}, '/api/appointments');
  const before = await server.countRows('outbox');
  expect((await server.post(SAMPLE_APPOINTMENT, {}, '/api/appointments')).status).toBe(409);
  expect(await server.countRows('outbox')).toBe(before);
});

async function book(more: object = {}): Promise<string> {
  const appointment = { ...SAMPLE_APPOINTMENT, name: UNIQUE.name, email: EMAIL, ...more };
  const booked = await server.post(appointment, {}, '/api/appointments');
  const { changeToken }: { changeToken: string } = JSON.parse(booked.text);
  return changeToken;
}

const change = async (token: string, action: 'reschedule' | 'cancel', body: object = {}) => {
  const answer = await server.send({
    method: 'POST',
    path: `/api/appointments/${token}/${action}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
};

const NEW_TIME = { startsAt: '2027-03-10T14:00:00-05:00', sequence: 0 };

/** Each step's letters go before the next. @returns the token of the link */
const bookMoveAndCancel = async (...booking: Parameters<typeof book>): Promise<string> => {
  const token = await book(...booking);
  await sendDue();
  await change(token, 'reschedule', NEW_TIME);
  await sendDue();
  await change(token, 'cancel');
  await sendDue();
  return token;
};

it.skipIf(ASKED_BY_OTHERS)(
  'confirms a booking, its new time and its end to the visitor, and tells the practice of each',
  async () => {
    const token = await bookMoveAndCancel();

    const letters = mailsTo(EMAIL);
    expect(letters.map(subjectOf)).toEqual([
      'Impressions: your appointment is booked',
      'Impressions: your appointment has a new time',
      'Impressions: your appointment is canceled',
    ]);
    const link = `https://www.example.org/appointment#${token}`;
    expect(letters.map((mail) => mail.includes(link))).toEqual([true, true, false]);
    // One entry that is changed and taken away.
    expect(
      letters.map((mail) => calendarOf(mail).match(/^(METHOD|SEQUENCE|DTSTART):.+$/gm)),
    ).toEqual([
      ['METHOD:PUBLISH', 'SEQUENCE:0', 'DTSTART:20270310T150000Z'],
      ['METHOD:PUBLISH', 'SEQUENCE:1', 'DTSTART:20270310T190000Z'],
      ['METHOD:CANCEL', 'SEQUENCE:2', 'DTSTART:20270310T190000Z'],
    ]);
    const uids = letters.map((mail) => /^UID:.+$/m.exec(calendarOf(mail))?.[0]);
    expect(new Set(uids).size).toBe(1);
    const [, number = ''] = /Booking number: (\S+)/.exec(letters[0] ?? '') ?? [];
    expect(readRequestNumber(number)).toBe(number);
    expect(letters.map((mail) => mail.includes(`Booking number: ${number}`))).toEqual([
      true,
      true,
      true,
    ]);
    expect(mailsTo('desk@example.org').map(subjectOf)).toEqual([
      `New appointment ${number}: Virtual consult`,
      `Appointment ${number} moved: Virtual consult`,
      `Appointment ${number} cancelled: Virtual consult`,
    ]);
    expect(webhooks.map(({ kind, change: what }) => [kind, what])).toEqual([
      ['virtual-consult', undefined],
      ['virtual-consult', 'moved'],
      ['virtual-consult', 'cancelled'],
    ]);
  },
);

it.skipIf(ASKED_BY_OTHERS)(
  'writes to who booked in Spanish in Spanish, also of what is changed later',
  async () => {
    await bookMoveAndCancel({ language: 'es' });
    const letters = mailsTo(EMAIL);
    expect(letters.map((mail) => calendarOf(mail).includes('SUMMARY:Consulta virtual'))).toEqual([
      true,
      true,
      true,
    ]);
    expect(letters.every((mail) => mail.includes('lang="es-US"'))).toBe(true);
  },
);

it('takes back a confirmation that would name a time that is no longer true', async () => {
  const token = await book();
  await change(token, 'reschedule', NEW_TIME);
  await change(token, 'cancel');
  await change(token, 'cancel');
  await sendDue();
  expect(mailsTo(EMAIL).map(subjectOf)).toEqual(['Impressions: your appointment is canceled']);
  expect(mailsTo('desk@example.org')).toHaveLength(3);
});

/** When reminders are to come, in New York. */
async function reminderTimes(): Promise<string[]> {
  const waiting = await server.database
    .selectFrom('outbox')
    .select('planned_at_ms')
    .where('planned_at_ms', 'is not', null)
    .orderBy('planned_at_ms')
    .execute();
  return waiting.map(({ planned_at_ms }) =>
    new Date(planned_at_ms ?? 0).toLocaleString('sv', { timeZone: 'America/New_York' }),
  );
}

it('reminds of an appointment as it stands, by its link, and of a cancelled one no more', async () => {
  const friday = { startsAt: '2027-03-12T14:00:00-05:00' };
  const token = await book(friday);
  expect(await reminderTimes()).toEqual(['2027-03-10 14:00:00', '2027-03-12 11:00:00']);
  expect((await server.storedBytes()).includes(EMAIL)).toBe(false);
  await change(token, 'reschedule', { startsAt: '2027-03-11T08:00:00-05:00', sequence: 0 });
  expect(await reminderTimes()).toEqual(['2027-03-09 08:00:00', '2027-03-10 18:00:00']);
  await sendDue(new Date('2027-03-09T08:00:00-05:00'));
  const [, reminder = ''] = mailsTo(EMAIL);
  expect(subjectOf(reminder)).toBe('Impressions: a reminder of your appointment');
  expect(reminder).toContain('Thursday, March 11, 2027');
  expect(reminder).toContain(`https://www.example.org/appointment#${token}`);
  for (const text of Object.values(UNIQUE)) expect(reminder).not.toContain(text);
  await change(token, 'cancel');
  expect(await reminderTimes()).toEqual([]);
});

it.skipIf(ASKED_BY_OTHERS)('reminds in Spanish who booked in Spanish', async () => {
  await book({ language: 'es' });
  await sendDue();
  await sendDue(new Date('2027-03-10T07:00:00-05:00'));
  expect(mailsTo(EMAIL)[1]).toContain('Un recordatorio de su cita');
  expect(mailsTo(EMAIL)[1]).toContain('https://www.example.org/es/appointment#');
});

it.skipIf(ASKED_BY_OTHERS)(
  'reminds nobody of what a program seems to have sent, nor where that is switched off',
  async () => {
    await server.post({ ...SAMPLE_APPOINTMENT, website: 'x' }, {}, '/api/appointments');
    expect(await reminderTimes()).toEqual([]);
    await server.close();
    const silent = createOutbox({ mail: { ...mailChannel(), reminds: false } });
    server = await startTestServer({ addNotices: silent.addNotices, now: () => SCHEDULING_NOW });
    await book();
    expect(await server.countRows('outbox')).toBe(2);
  },
);

it('deletes its reminders with an appointment that is forgotten', async () => {
  await book();
  expect(await reminderTimes()).toHaveLength(2);
  await deleteRows(server.database, [{ about: 'appointment', number: 1 }]);
  expect(await server.countRows('outbox')).toBe(0);
});

it.skipIf(ASKED_BY_OTHERS)(
  'takes back reminders of a time that is no longer true, also where no mail is sent any more',
  async () => {
    await book();
    await server.database.transaction().execute((transaction) =>
      createOutbox({}).addNotices(transaction, {
        about: 'appointment',
        number: 1,
        kind: 'virtual-consult',
        receivedAt: SCHEDULING_NOW.toISOString(),
        change: 'moved',
        isSetAside: false,
      }),
    );
    expect(await reminderTimes()).toEqual([]);
  },
);

it('keeps no address for a reminder that nobody will send, once the mail server is gone from the settings', async () => {
  await book();
  expect(await reminderTimes()).toHaveLength(2);
  const { reminds } = createOutbox({});
  await dropOldConfirmations(server.database, () => SCHEDULING_NOW, { reminds }).run();
  expect(await reminderTimes()).toEqual([]);
  expect(outbox.reminds).toBe(true);
});

const keptAddresses = () =>
  server.database.selectFrom('appointments').select('kept_address').execute();

it('keeps the address so that the link alone opens it, until the appointment is canceled', async () => {
  const token = await book();
  await sendDue();
  expect(await keptAddresses()).toEqual([{ kept_address: expect.any(Uint8Array) }]);
  expect((await server.storedBytes()).includes(EMAIL)).toBe(false);
  // What this server could make of the row without the link: a token of the right appointment and of another booking key.
  const [row] = await server.database.selectFrom('appointments').select('id').execute();
  const forged = createChangeTokens(TEST_LINK_SECRET).of(row?.id ?? '', 'a guessed key');
  await change(forged, 'reschedule', NEW_TIME);
  await sendDue();
  expect(mailsTo(EMAIL)).toHaveLength(1);
  await change(token, 'cancel');
  expect(await keptAddresses()).toEqual([{ kept_address: null }]);
});

it('drops the address of a cancelled appointment where no mail is sent any more', async () => {
  await book();
  await sendDue();
  const { received_at: receivedAt } = await server.database
    .selectFrom('appointments')
    .select('received_at')
    .executeTakeFirstOrThrow();
  await createOutbox({}).addNotices(server.database, {
    about: 'appointment',
    number: 1,
    kind: 'virtual-consult',
    receivedAt,
    change: 'cancelled',
    isSetAside: false,
  });
  expect(await keptAddresses()).toEqual([{ kept_address: null }]);
});

it('drops the address of an appointment that is over', async () => {
  await book();
  const tidy = (now: string) =>
    dropOldConfirmations(server.database, () => new Date(now), { reminds: true }).run();
  await tidy('2027-03-10T23:00:00-05:00');
  expect(await keptAddresses()).toEqual([{ kept_address: expect.any(Uint8Array) }]);
  await tidy('2027-03-12T11:00:00-05:00');
  expect(await keptAddresses()).toEqual([{ kept_address: null }]);
});

it.skipIf(ASKED_BY_OTHERS)(
  'keeps no address where no mail is sent, nor of what a program seems to have sent',
  async () => {
    const silent = await startTestServer({
      addNotices: createOutbox({}).addNotices,
      now: () => SCHEDULING_NOW,
    });
    await silent.post(SAMPLE_APPOINTMENT, {}, '/api/appointments');
    const rows = silent.database.selectFrom('appointments').select('kept_address').execute();
    expect(await rows).toEqual([{ kept_address: null }]);
    await silent.close();
    await server.post({ ...SAMPLE_APPOINTMENT, website: 'x' }, {}, '/api/appointments');
    expect(await keptAddresses()).toEqual([{ kept_address: null }]);
  },
);
