import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startFakeSmtp, type FakeSmtp } from '../test-support/fake-smtp.ts';
import { SAMPLE_APPOINTMENT, SCHEDULING_NOW } from '../test-support/sample-appointment.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import { createOutbox, type Outbox } from './create-outbox.ts';
import type { Notice } from './notice.ts';
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

beforeEach(async () => {
  smtp = await startFakeSmtp();
  webhooks = [];
  reports = [];
  outbox = createOutbox({
    mail: {
      send: createMailer({ smtpUrl: `smtp://127.0.0.1:${smtp.port}`, from: 'desk@example.org' }),
      practiceAddress: 'desk@example.org',
      letterKey: Buffer.alloc(32, 5),
      siteOrigin: 'https://www.example.org',
    },
    callWebhook: async (_id, notice) => void webhooks.push(notice),
  });
  server = await startTestServer({ addNotices: outbox.addNotices, now: () => SCHEDULING_NOW });
});
afterEach(async () => {
  await server.close();
  await smtp.close();
});

const sendDue = () =>
  createOutboxWorker({
    database: server.database,
    deliver: outbox.deliver,
    now: () => SCHEDULING_NOW,
    random: () => 0.5,
    report: (report) => reports.push(report),
    reportFailure: (error) => {
      throw error;
    },
  }).sendDue();

const mailTo = (address: string): string =>
  smtp.mails.find((mail) => mail.includes(`To: ${address}`)) ?? '';

it('tells practice and visitor of a request, once, with nothing personal but the address it goes to', async () => {
  const key = { 'idempotency-key': 'notice-key-1' };
  await server.post(REQUEST, key);
  await server.post(REQUEST, key);
  expect(await server.countRows('outbox')).toBe(3);
  const waiting = await server.storedBytes();
  for (const text of [...Object.values(UNIQUE), EMAIL]) expect(waiting.includes(text)).toBe(false);

  expect(await sendDue()).toBe(3);
  expect(smtp.recipients.toSorted()).toEqual(['desk@example.org', EMAIL]);
  expect(mailTo('desk@example.org')).toContain('Subject: New request 1: discovery-call');
  expect(mailTo('desk@example.org')).not.toContain(EMAIL);
  expect(mailTo(EMAIL)).toContain('Subject: We received your request');
  expect(webhooks).toEqual([
    {
      about: 'request',
      number: 1,
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

it('tells the visitor the time of an appointment, and the practice only that there is one', async () => {
  const appointment = { ...SAMPLE_APPOINTMENT, name: UNIQUE.name, email: EMAIL };
  await server.post(appointment, {}, '/api/appointments');
  await sendDue();
  expect(mailTo(EMAIL)).toContain('Wednesday, March 10, 2027');
  expect(mailTo(EMAIL)).toContain('10:00');
  expect(mailTo(EMAIL)).not.toContain(UNIQUE.name);
  expect(mailTo('desk@example.org')).toContain('Subject: New appointment A1: virtual-consult');
  expect(mailTo('desk@example.org')).not.toContain('March 10');
  expect(webhooks).toMatchObject([{ about: 'appointment', number: 1 }]);
});

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
  expect((await server.post(SAMPLE_APPOINTMENT, {}, '/api/appointments')).status).toBe(409);
  expect(await server.countRows('outbox')).toBe(3);
});

it('tells the practice when a visitor moves and cancels, once each, and takes back what names the old time', async () => {
  const booked = await server.post(SAMPLE_APPOINTMENT, {}, '/api/appointments');
  const { changeToken }: { changeToken: string } = JSON.parse(booked.text);
  const change = (action: string, body: object) =>
    server.send({
      method: 'POST',
      path: `/api/appointments/${changeToken}/${action}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const moved = await change('reschedule', {
    startsAt: '2027-03-10T14:00:00-05:00',
    sequence: 0,
  });
  expect(moved.status).toBe(200);
  expect((await change('cancel', {})).status).toBe(200);
  expect((await change('cancel', {})).status).toBe(200);

  await sendDue();
  expect(smtp.recipients).toEqual(Array(3).fill('desk@example.org'));
  const subjects = smtp.mails.map((mail) => /Subject: (.+)/.exec(mail)?.[1]?.trim()).toSorted();
  expect(subjects).toEqual([
    'Appointment A1 cancelled: virtual-consult',
    'Appointment A1 moved: virtual-consult',
    'New appointment A1: virtual-consult',
  ]);
  expect(webhooks.map(({ kind, change: what }) => [kind, what])).toEqual([
    ['virtual-consult', undefined],
    ['virtual-consult', 'moved'],
    ['virtual-consult', 'cancelled'],
  ]);
});
