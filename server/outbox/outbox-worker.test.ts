import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { SAMPLE_PRACTICE } from '../test-support/built-site.ts';
import { createOutbox, type OutboxChannels } from './create-outbox.ts';
import { DeliveryError } from './delivery-error.ts';
import type { ConfirmedAppointment, ReceivedEvent } from './notice.ts';
import { createOutboxWorker, type TryReport } from './outbox-worker.ts';
import type { OutgoingMail } from './smtp-mailer.ts';
import { dropOldConfirmations } from '../housekeeping/drop-old-confirmations.ts';
import { describeStatus, retryDead } from '../staff/outbox-status.ts';
import {
  ASKED_BY_OTHERS,
  createTestDatabase,
  type TestDatabase,
} from '../test-support/test-database.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const START_MS = Date.parse('2027-03-08T12:00:00Z');
const LETTER_KEY = Buffer.alloc(32, 9);

let store: TestDatabase;
let servers: [OpenDatabase, OpenDatabase];
let nowMs: number;
let reports: TryReport[];
let sent: OutgoingMail[];
/** What the mail server does with a mail. */
let take: (mail: OutgoingMail) => Promise<void>;

beforeEach(async () => {
  store = await createTestDatabase();
  servers = [await store.open(), await store.open()];
  nowMs = START_MS;
  reports = [];
  sent = [];
  take = async () => undefined;
});
afterEach(() => store.remove());

const mailChannel: OutboxChannels['mail'] = {
  send: async (mail) => {
    await take(mail);
    sent.push(mail);
  },
  practiceAddress: undefined,
  confirmationKey: LETTER_KEY,
  siteOrigin: undefined,
  practice: SAMPLE_PRACTICE,
  reminds: true,
};

const workerOf = (server: OpenDatabase, channels: OutboxChannels = { mail: mailChannel }) =>
  createOutboxWorker({
    database: server.database,
    deliver: createOutbox(channels).deliver,
    now: () => new Date(nowMs),
    random: () => 0.5,
    report: (report) => reports.push(report),
    reportFailure: (error) => {
      throw error;
    },
  });

async function receive(
  number: number,
  change: Partial<ReceivedEvent> = {},
  channels: OutboxChannels = { mail: mailChannel },
): Promise<void> {
  const event: ReceivedEvent = {
    about: 'request',
    number,
    kind: 'discovery-call',
    receivedAt: new Date(nowMs).toISOString(),
    isSetAside: false,
    visitor: { email: `visitor-${number}@example.com` },
    ...change,
  };
  await servers[0].database
    .transaction()
    .execute((transaction) => createOutbox(channels).addNotices(transaction, event));
}

const rows = () => servers[0].database.selectFrom('outbox').selectAll().execute();
const refuse = async (): Promise<void> => {
  throw new DeliveryError('ECONNREFUSED');
};

/** Waits until one more try has begun. */
async function tryAfter(begun: number, tries: () => number): Promise<'begun'> {
  while (tries() === begun) await new Promise((resolve) => setTimeout(resolve, 5));
  return 'begun';
}

/** Starts a worker that never ends its try; the database is closed under it. */
function leaveAtIt(worker: ReturnType<typeof workerOf>): void {
  worker.sendDue().catch(() => undefined);
}

/** When the next of the waiting rows is due; undefined where none waits. */
async function nextDueMs(): Promise<number | undefined> {
  const waiting = (await rows()).filter(({ state }) => state === 'waiting');
  return waiting.map(({ due_at_ms }) => Number(due_at_ms)).toSorted((a, b) => a - b)[0];
}

/** Lets time pass with the worker looking in the minute in which something is due. */
async function pass(worker: ReturnType<typeof workerOf>, hours: number): Promise<void> {
  const endMs = nowMs + hours * HOUR_MS;
  while (nowMs < endMs) {
    nowMs = Math.min(Math.max((await nextDueMs()) ?? endMs, nowMs + MINUTE_MS), endMs);
    await worker.sendDue();
  }
}

it('sends once, and deletes the row with what the letter needed', async () => {
  await receive(1);
  expect((await store.storedBytes()).includes('visitor-1@example.com')).toBe(false);
  const [row] = await rows();
  const letter = Buffer.from(row?.letter ?? []);
  expect((await store.storedBytes()).includes(letter)).toBe(true);
  const worker = workerOf(servers[0]);
  expect(await worker.sendDue()).toBe(1);
  expect(await worker.sendDue()).toBe(0);
  expect(sent.map((mail) => mail.to)).toEqual(['visitor-1@example.com']);
  expect(await rows()).toEqual([]);
  expect((await store.storedBytes()).includes(letter)).toBe(false);
});

it('takes what a letter needed out of the files at a later turn, where something else was reading', async () => {
  await receive(1);
  const letter = Buffer.from((await rows())[0]?.letter ?? []);
  const reader = await servers[1].database.startTransaction().execute();
  await reader.selectFrom('outbox').selectAll().execute();
  const worker = workerOf(servers[0]);
  expect(await worker.sendDue()).toBe(1);
  expect((await store.storedBytes()).includes(letter)).toBe(true);
  await reader.commit().execute();
  expect(await worker.sendDue()).toBe(0);
  expect((await store.storedBytes()).includes(letter)).toBe(false);
});

it('tries ten times over about four and a half hours, then keeps a dead letter', async () => {
  take = refuse;
  await receive(1);
  const worker = workerOf(servers[0]);
  await worker.sendDue();
  await pass(worker, 72);
  expect(reports.map((report) => report.outcome)).toEqual([
    ...Array.from({ length: 9 }, () => 'failed'),
    'dead',
  ]);
  const [row] = await rows();
  expect(row).toMatchObject({ state: 'dead', tries: 10, last_fault: 'ECONNREFUSED' });
});

it('gives up a mail that ends its server at every try, after ten', async () => {
  await receive(1);
  let tries = 0;
  // The server dies in the try: nobody ever says what became of it.
  take = () => {
    tries += 1;
    return new Promise(() => undefined);
  };
  for (let start = 1; start <= 14; start += 1) {
    const begun = tries;
    const looked = workerOf(servers[0]).sendDue();
    const outcome = await Promise.race([looked, tryAfter(begun, () => tries)]);
    nowMs += 3 * MINUTE_MS;
    if (outcome === 0) break;
  }
  expect(tries).toBe(10);
  const [row] = await rows();
  expect(row).toMatchObject({ state: 'dead', tries: 10, lease: null, last_fault: 'ENEVERBACK' });
  expect(reports).toEqual([
    expect.objectContaining({ outcome: 'dead', number: 1, tries: 10, fault: 'ENEVERBACK' }),
  ]);
  // Staff may put it back, for ten more.
  await retryDead(servers[0].database, new Date(nowMs));
  take = async () => undefined;
  expect(await workerOf(servers[0]).sendDue()).toBe(1);
});

it('waits for a tenth try that is still under way', async () => {
  await receive(1);
  await servers[0].database.updateTable('outbox').set({ tries: 9 }).execute();
  let fail: (error: Error) => void = () => undefined;
  let tries = 0;
  take = () =>
    new Promise((_resolve, reject) => {
      tries += 1;
      fail = reject;
    });
  const first = workerOf(servers[0]).sendDue();
  await tryAfter(0, () => tries);
  nowMs += MINUTE_MS;
  expect(await workerOf(servers[1]).sendDue()).toBe(0);
  expect(await rows()).toMatchObject([{ state: 'waiting', tries: 10 }]);
  fail(new DeliveryError('ECONNREFUSED'));
  await first;
  expect(await rows()).toMatchObject([{ state: 'dead', last_fault: 'ECONNREFUSED' }]);
});

it.skipIf(ASKED_BY_OTHERS)('waits longer each time, 4 to 5 hours in all', async () => {
  take = refuse;
  const tries: number[] = [];
  await receive(1);
  const worker = workerOf(servers[0]);
  for (let due = await nextDueMs(); due !== undefined; due = await nextDueMs()) {
    nowMs = due - 1;
    expect(await worker.sendDue()).toBe(0);
    nowMs = due;
    expect(await worker.sendDue()).toBe(1);
    tries.push(nowMs - START_MS);
  }
  const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  expect(waits).toHaveLength(9);
  for (const [index, wait] of waits.entries())
    if (index > 0) expect(wait).toBeGreaterThan(waits[index - 1] ?? 0);
  expect((tries.at(-1) ?? 0) / HOUR_MS).toBeGreaterThan(4);
  expect((tries.at(-1) ?? 0) / HOUR_MS).toBeLessThan(5);
});

it.skipIf(ASKED_BY_OTHERS)('loses nothing while the mail server is away for 72 hours', async () => {
  take = refuse;
  const worker = workerOf(servers[0]);
  for (let hour = 0; hour < 72; hour += 6) {
    await receive(hour + 1);
    await pass(worker, 6);
  }
  const kept = await rows();
  expect(kept).toHaveLength(12);
  expect(kept.filter((row) => row.state === 'dead').length).toBeGreaterThan(10);
  take = async () => undefined;
  await pass(worker, 3);
  // What staff's retry-dead does.
  await servers[0].database
    .updateTable('outbox')
    .set({ state: 'waiting', tries: 0, due_at_ms: nowMs })
    .where('state', '=', 'dead')
    .execute();
  await worker.sendDue();
  expect(new Set(sent.map((mail) => mail.to)).size).toBe(12);
  expect(sent).toHaveLength(12);
  expect(await rows()).toEqual([]);
});

it.skipIf(ASKED_BY_OTHERS)('gives up at once what is refused for good', async () => {
  take = async () => {
    throw new DeliveryError('EENVELOPE 550', true);
  };
  await receive(1);
  await workerOf(servers[0]).sendDue();
  expect(reports).toMatchObject([{ outcome: 'dead', tries: 1, fault: 'EENVELOPE 550' }]);
});

it.skipIf(ASKED_BY_OTHERS)('sends what was refused for a while', async () => {
  let count = 0;
  take = async () => {
    count += 1;
    if (count < 3) throw new DeliveryError('EENVELOPE 450');
  };
  await receive(1);
  await pass(workerOf(servers[0]), 1);
  expect(reports.map((report) => report.outcome)).toEqual(['failed', 'failed', 'sent']);
});

describe('two workers', () => {
  it('never send one row at the same time', async () => {
    for (let number = 1; number <= 40; number++) await receive(number);
    take = () => new Promise((resolve) => setTimeout(resolve, 2));
    const [first, second] = servers.map((server) => workerOf(server));
    const counts = await Promise.all([first?.sendDue(), second?.sendDue()]);
    expect(sent).toHaveLength(40);
    expect(new Set(sent.map((mail) => mail.to)).size).toBe(40);
    expect(Math.min(...counts.map((count) => count ?? 0))).toBeGreaterThan(0);
  });

  it('leave a row alone whose holder has another clock, a minute ahead or behind', async () => {
    await receive(1);
    await receive(2);
    const taken: string[] = [];
    take = (mail) => {
      taken.push(mail.messageId);
      return new Promise(() => undefined);
    };
    leaveAtIt(workerOf(servers[0]));
    while (taken.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    take = async (mail) => void taken.push(mail.messageId);
    nowMs = START_MS - MINUTE_MS;
    await servers[0].database.updateTable('outbox').set({ due_at_ms: nowMs }).execute();
    expect(await workerOf(servers[1]).sendDue()).toBe(1);
    nowMs = START_MS + MINUTE_MS;
    expect(await workerOf(servers[1]).sendDue()).toBe(0);
    expect(new Set(taken).size).toBe(2);
  });

  it('leave a row alone whose holder is at it, and take it over when the holder is gone', async () => {
    await receive(1);
    const messageIds: string[] = [];
    // The first one dies between the text and the server's yes: it never comes back to say so.
    take = (mail) => {
      messageIds.push(mail.messageId);
      return new Promise(() => undefined);
    };
    leaveAtIt(workerOf(servers[0]));
    while (messageIds.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    take = async (mail) => void messageIds.push(mail.messageId);
    const second = workerOf(servers[1]);
    nowMs += MINUTE_MS;
    expect(await second.sendDue()).toBe(0);
    nowMs += 2 * MINUTE_MS;
    expect(await second.sendDue()).toBe(1);
    expect(messageIds).toHaveLength(2);
    expect(new Set(messageIds).size).toBe(1);
  });
});

it('sends again, as the same, what was sent when the database could not be told of it', async () => {
  await receive(1);
  const messageIds: string[] = [];
  take = async (mail) => {
    messageIds.push(mail.messageId);
    // Between the mail server's yes and the row's end.
    if (messageIds.length === 1) await servers[0].close();
  };
  await expect(workerOf(servers[0]).sendDue()).rejects.toThrow();
  nowMs += 3 * MINUTE_MS;
  expect(await workerOf(servers[1]).sendDue()).toBe(1);
  expect(messageIds).toHaveLength(2);
  expect(new Set(messageIds).size).toBe(1);
});

it.skipIf(ASKED_BY_OTHERS)('lets a channel that hangs hold up no other', async () => {
  take = () => new Promise(() => undefined);
  const called: number[] = [];
  const channels: OutboxChannels = {
    mail: mailChannel,
    callWebhook: async (_id, notice) => void called.push(notice.number),
  };
  await receive(1, {}, channels);
  await receive(2, {}, channels);
  leaveAtIt(workerOf(servers[0], channels));
  while (called.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sent).toEqual([]);
});

it.skipIf(ASKED_BY_OTHERS)(
  'sends soon after a clock that was a day ahead was set right',
  async () => {
    take = refuse;
    nowMs += 24 * HOUR_MS;
    await receive(1);
    const worker = workerOf(servers[0]);
    await worker.sendDue();
    nowMs -= 24 * HOUR_MS;
    take = async () => undefined;
    expect(await worker.sendDue()).toBe(1);
    expect(sent).toHaveLength(1);
  },
);

describe('a reminder', () => {
  const VISIT: ConfirmedAppointment = {
    id: '0b5dbb1e-6c0e-4d53-9f0c-0f1d3a8e7a11',
    event: 'virtual-consult',
    startsAt: '2027-03-24T14:00:00-04:00',
    endsAt: '2027-03-24T14:30:00-04:00',
    status: 'booked',
    sequence: 0,
    token: 'T'.repeat(88),
  };
  const FIRST_MS = Date.parse('2027-03-22T14:00:00-04:00');
  const LAST_MS = Date.parse('2027-03-24T11:00:00-04:00');
  const BEGINS_MS = Date.parse(VISIT.startsAt);
  const subjects = () => sent.map(({ subject }) => subject);
  const REMINDER = 'Impressions: a reminder of your appointment';

  /** Booked sixteen days before, and confirmed. */
  async function book(): Promise<ReturnType<typeof workerOf>> {
    await receive(7, {
      about: 'appointment',
      kind: 'virtual-consult',
      visitor: { email: 'visitor-7@example.com', appointment: VISIT },
    });
    const worker = workerOf(servers[0]);
    await worker.sendDue();
    sent = [];
    return worker;
  }
  const tidy = (reminds = true) =>
    dropOldConfirmations(servers[0].database, () => new Date(nowMs), { reminds }).run();

  it('comes at its time and not before, however far ahead that is, and leaves nothing behind', async () => {
    const worker = await book();
    const letters = (await rows()).map(({ letter }) => Buffer.from(letter ?? []));
    expect(letters).toHaveLength(2);
    await pass(worker, 24);
    nowMs = FIRST_MS - 1;
    expect(await worker.sendDue()).toBe(0);
    nowMs = FIRST_MS;
    expect(await worker.sendDue()).toBe(1);
    nowMs = LAST_MS - 1;
    expect(await worker.sendDue()).toBe(0);
    nowMs = LAST_MS;
    expect(await worker.sendDue()).toBe(1);
    expect(subjects()).toEqual([REMINDER, REMINDER]);
    expect(await rows()).toEqual([]);
    const stored = await store.storedBytes();
    for (const letter of letters) expect(stored.includes(letter)).toBe(false);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'is kept for longer than a confirmation that cannot be sent',
    async () => {
      await book();
      nowMs = FIRST_MS - 1;
      await tidy();
      expect(await rows()).toHaveLength(2);
    },
  );

  it.each([
    ['the first after the last is due', FIRST_MS, LAST_MS, 1],
    ['either after the appointment has begun', FIRST_MS, BEGINS_MS, 0],
  ])('is not sent late where it is of no use: %s', async (_, awayMs, backMs, count) => {
    const worker = await book();
    nowMs = awayMs - 1;
    await worker.sendDue();
    nowMs = backMs;
    expect(await worker.sendDue()).toBe(count);
    await tidy();
    expect(await rows()).toEqual([]);
  });

  it.skipIf(ASKED_BY_OTHERS)('is sent late while it is of use', async () => {
    const worker = await book();
    nowMs = BEGINS_MS - MINUTE_MS;
    expect(await worker.sendDue()).toBe(1);
    expect(subjects()).toEqual([REMINDER]);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'is tried again where the mail server was away, and given up once the appointment has begun',
    async () => {
      const worker = await book();
      take = refuse;
      nowMs = LAST_MS;
      await pass(worker, 3);
      expect(reports.filter(({ outcome }) => outcome === 'failed').length).toBeGreaterThan(5);
      expect(await worker.sendDue()).toBe(0);
      await retryDead(servers[0].database, new Date(nowMs));
      take = async () => undefined;
      expect(await worker.sendDue()).toBe(0);
      await tidy();
      expect(await rows()).toEqual([]);
    },
  );

  it.skipIf(ASKED_BY_OTHERS)(
    'comes soon after its time where its last try was made by a clock that was a day ahead',
    async () => {
      const worker = await book();
      take = refuse;
      nowMs = FIRST_MS + 24 * HOUR_MS;
      await worker.sendDue();
      take = async () => undefined;
      // Set right before its time: it waits for that.
      nowMs = FIRST_MS - HOUR_MS;
      expect(await worker.sendDue()).toBe(0);
      nowMs = FIRST_MS;
      expect(await worker.sendDue()).toBe(1);
      expect(subjects()).toEqual([REMINDER]);
    },
  );

  it('goes, out of the files too, once nobody is to be reminded any more', async () => {
    await book();
    const letter = Buffer.from((await rows())[0]?.letter ?? []);
    await tidy(false);
    expect(await rows()).toEqual([]);
    expect((await store.storedBytes()).includes(letter)).toBe(false);
  });

  it('is counted by itself in the status: that it waits is no delay', async () => {
    await book();
    const status = await describeStatus(servers[0].database);
    expect(status).toMatch(/^waiting +0$/m);
    expect(status).toMatch(/^reminders +2$/m);
    expect(status).not.toContain('oldest');
  });
});

describe('who is told', () => {
  it.skipIf(ASKED_BY_OTHERS)('nobody by a way that is not configured', async () => {
    await receive(1, {}, {});
    expect(await rows()).toEqual([]);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'the practice, but not the visitor, of what a program seems to have sent',
    async () => {
      const channels: OutboxChannels = {
        mail: { ...mailChannel, practiceAddress: 'desk@example.org' },
      };
      await receive(1, { isSetAside: true }, channels);
      await workerOf(servers[0], channels).sendDue();
      expect(sent).toMatchObject([
        { to: 'desk@example.org', subject: expect.stringContaining('(set aside)') },
      ]);
    },
  );

  it.skipIf(ASKED_BY_OTHERS)(
    'gives up a letter that does not open, and goes on with the next',
    async () => {
      await receive(1);
      await servers[0].database
        .updateTable('outbox')
        .set({ letter: Buffer.alloc(40) })
        .execute();
      await receive(2);
      await workerOf(servers[0]).sendDue();
      expect(sent.map((mail) => mail.to)).toEqual(['visitor-2@example.com']);
      expect(reports).toContainEqual(
        expect.objectContaining({ outcome: 'dead', fault: 'EUNREADABLE' }),
      );
    },
  );
});
