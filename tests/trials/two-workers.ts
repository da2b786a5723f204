import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { DATABASE_FILE } from '../../server/db/open-sqlite.ts';
import { startFakeSmtp, type FakeSmtp } from '../../server/test-support/fake-smtp.ts';
import { SAMPLE_REQUEST } from '../../server/test-support/sample-request.ts';
import { inTrialFolder, portOf, postJson, wait, type TrialFolder } from './trial-server.ts';
import { fewOf, type Trial, type TrialReport, type TrialSize } from './trial.ts';

const REQUESTS = { whole: 200, short: 20 };
const DELIVERY_LIMIT_MS = 60_000;

/** Waits until so many mails have come, or no longer. */
async function untilMails(smtp: FakeSmtp, count: number): Promise<void> {
  const endBy = Date.now() + DELIVERY_LIMIT_MS;
  while (smtp.mails.length < count && Date.now() < endBy) await wait(50);
}

function idOf(mail: string): string {
  return /^Message-ID: (\S+)/m.exec(mail)?.[1] ?? 'none';
}

async function sendFromBoth(
  folder: TrialFolder,
  smtp: FakeSmtp,
  size: TrialSize,
): Promise<TrialReport> {
  const requests = REQUESTS[size];
  const servers = [folder.spawn(), folder.spawn()];
  const ports = await Promise.all(servers.map(portOf));
  const post = async (index: number): Promise<void> => {
    const port = ports[index % ports.length] ?? 0;
    const email = `visitor-${index}@example.com`;
    const answer = await postJson(port, '/api/requests', randomUUID(), {
      ...SAMPLE_REQUEST,
      email,
    });
    if (answer.status !== 201) throw new Error(`A request was answered ${answer.status}.`);
  };
  for (let index = 0; index < requests; index += 1) await post(index);
  await untilMails(smtp, requests);
  // Time for one that came twice to show.
  await wait(2_500);
  const sent = smtp.mails.length;
  const distinct = new Set(smtp.mails.map(idOf)).size;
  const visitors = new Set(smtp.recipients).size;
  const hands = servers.map((server) => server.output().match(/"outcome":"sent"/g)?.length ?? 0);

  // One of them dies between the mail's text and the answer to it.
  smtp.fault = { text: 'silence' };
  await post(requests);
  await untilMails(smtp, sent + 1);
  for (const server of servers) server.process.kill('SIGKILL');
  await Promise.all(servers.map((server) => server.exit));
  smtp.fault = {};
  const database = new Sqlite(path.join(folder.dataDir, DATABASE_FILE));
  // Its lease would end by itself, after two minutes.
  database.prepare('UPDATE outbox SET leased_until_ms = 0').run();
  database.close();
  await portOf(folder.spawn());
  await untilMails(smtp, sent + 2);
  const again = smtp.mails.slice(sent).map(idOf);
  return {
    figures: {
      notifications: requests,
      'mails in the normal case': sent,
      'by the one process': hands[0] ?? 0,
      'by the other': hands[1] ?? 0,
      'mails after a kill in between': again.length,
      'Message-IDs of these': new Set(again).size,
    },
    faults: fewOf([
      ...(sent === requests && distinct === requests && visitors === requests
        ? []
        : [`${sent} mails, ${distinct} Message-IDs, ${visitors} visitors for ${requests}.`]),
      // Of a few, whoever wakes first may well send all.
      ...(size === 'whole' && Math.min(...hands) === 0 ? ['One of the two sent nothing.'] : []),
      ...(again.length === 2 && new Set(again).size === 1
        ? []
        : [`After the kill came ${again.length} mails with Message-IDs ${again.join(', ')}.`]),
    ]),
  };
}

export const twoWorkersTrial: Trial = {
  name: 'two-workers',
  claim: 'two processes send each notification once, and one again as the same after a kill',
  run: async (size) => {
    const smtp = await startFakeSmtp();
    const environment = {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'no-reply@example.org',
    };
    try {
      return await inTrialFolder(environment, (folder) => sendFromBoth(folder, smtp, size));
    } finally {
      await smtp.close();
    }
  },
};
