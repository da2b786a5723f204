import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type OpenDatabase } from '../../server/db/open-database.ts';
import { createOutbox, type Outbox } from '../../server/outbox/create-outbox.ts';
import { createOutboxWorker } from '../../server/outbox/outbox-worker.ts';
import { createMailer } from '../../server/outbox/smtp-mailer.ts';
import { readArguments } from '../../server/staff/read-arguments.ts';
import { runCommand } from '../../server/staff/run-command.ts';
import { SAMPLE_PRACTICE } from '../../server/test-support/built-site.ts';
import { startFakeSmtp } from '../../server/test-support/fake-smtp.ts';
import { fewOf, type Trial, type TrialReport } from './trial.ts';

const HOUR_MS = 3_600_000;
const HOURS = { whole: 72, short: 9 };
/** How often the virtual clock lets the worker look. */
const LOOK_EVERY_MS = 60_000;
const START_MS = Date.parse('2027-03-08T12:00:00Z');
/** Each hour one request comes, which tells practice and visitor. */
const LETTERS_AN_HOUR = 2;

/** A port where nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

function outboxTo(port: number): Outbox {
  return createOutbox({
    mail: {
      send: createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'no-reply@example.org' }),
      practiceAddress: 'desk@example.org',
      confirmationKey: Buffer.alloc(32, 9),
      siteOrigin: undefined,
      practice: SAMPLE_PRACTICE,
      reminds: true,
    },
  });
}

async function receive(
  { database }: OpenDatabase,
  { addNotices }: Outbox,
  number: number,
  nowMs: number,
): Promise<void> {
  await database.transaction().execute((transaction) =>
    addNotices(transaction, {
      about: 'request',
      number,
      kind: 'discovery-call',
      receivedAt: new Date(nowMs).toISOString(),
      isSetAside: false,
      visitor: { email: `visitor-${number}@example.com` },
    }),
  );
}

async function runOn(dataDir: string, hours: number): Promise<TrialReport> {
  const opened = await openDatabase(dataDir);
  let nowMs = START_MS;
  let tries = 0;
  const failures: string[] = [];
  const workerOf = ({ deliver }: Outbox) =>
    createOutboxWorker({
      database: opened.database,
      deliver,
      now: () => new Date(nowMs),
      random: Math.random,
      report: () => {
        tries += 1;
      },
      reportFailure: (error) => failures.push(`The worker failed: ${String(error)}`),
    });
  const staff = async (command: string): Promise<string> =>
    (await runCommand(readArguments([command, '--data', dataDir], {}), new Date(nowMs))).text;
  const countRows = async (): Promise<number> =>
    (await opened.database.selectFrom('outbox').select('number').execute()).length;

  const away = outboxTo(await closedPort());
  const inVain = workerOf(away);
  for (let hour = 1; hour <= hours; hour += 1) {
    await receive(opened, away, hour, nowMs);
    for (const endMs = nowMs + HOUR_MS; nowMs < endMs; nowMs += LOOK_EVERY_MS) {
      await inVain.sendDue();
    }
  }
  const letters = hours * LETTERS_AN_HOUR;
  const kept = await countRows();
  const triesInVain = tries;
  const dead = Number(/^dead letters +(\d+)/m.exec(await staff('status'))?.[1]);

  const smtp = await startFakeSmtp();
  const back = workerOf(outboxTo(smtp.port));
  for (const endMs = nowMs + 3 * HOUR_MS; nowMs < endMs; nowMs += LOOK_EVERY_MS) {
    await back.sendDue();
  }
  const beforeRetry = smtp.mails.length;
  await staff('retry-dead');
  await back.sendDue();
  const left = await countRows();
  const ids = new Set(smtp.mails.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]));
  await smtp.close();
  await opened.close();
  return {
    figures: {
      'virtual hours': hours,
      notifications: letters,
      'tries in vain': triesInVain,
      'dead letters': dead,
      'delivered by themselves': beforeRetry,
      'delivered in all': smtp.mails.length,
    },
    faults: fewOf([
      ...failures,
      ...(kept === letters ? [] : [`${letters - kept} notifications vanished meanwhile.`]),
      ...(dead > 0 && dead < letters ? [] : [`The status names ${dead} dead letters.`]),
      ...(left === 0 ? [] : [`${left} were never delivered.`]),
      ...(ids.size === letters && smtp.mails.length === letters
        ? []
        : [`${smtp.mails.length} mails came for ${letters} notifications.`]),
    ]),
  };
}

export const mailAwayTrial: Trial = {
  name: 'mail-away',
  claim: 'a mail server that is gone for days costs time and no notification',
  run: async (size) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'torture-'));
    try {
      return await runOn(path.join(folder, 'data'), HOURS[size]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
