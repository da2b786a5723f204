import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import fc from 'fast-check';
import { startFakeSmtp, type FakeSmtp } from '../../server/test-support/fake-smtp.ts';
import { jpegWithPlace } from '../../server/test-support/sample-photos.ts';
import { send } from '../../server/test-support/send.ts';
import { generatedInputs, type GeneratedInput } from './generated-inputs/generate-input.ts';
import { MARKS, marksIn } from './generated-inputs/marks.ts';
import { freeTimes, inTrialFolder, portOf, wait, type TrialFolder } from './trial-server.ts';
import { fewOf, type Trial, type TrialReport } from './trial.ts';

const TAKEN = 201;
const SEED = 20_261_121;
const INPUTS = { whole: 10_000, short: 500 };
/** A whole request that has no answer by then hangs. */
const ANSWER_LIMIT_MS = 20_000;
/** What is no whole request may wait for its rest; nobody waits for it here. */
const STILL_LIMIT_MS = 60;
const AT_ONCE = 16;
/** Photos are taken two at once from an address; past that they are asked to come again. */
const BUSY = 503;
const PAUSE_MS = 50;
const TRIES_LIMIT = 200;

/** Sends bytes, and gives what comes back until the line is closed or still. */
function exchange(port: number, { bytes, isWhole }: GeneratedInput): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(isWhole ? ANSWER_LIMIT_MS : STILL_LIMIT_MS, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(received));
  });
}

/** The status of the answer proper; 0 where there is none. */
function statusOf(answer: string): number {
  const [, status] = /^(?:HTTP\/1\.1 100 .*\r\n\r\n)?HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
  return Number(status ?? 0);
}

/** Sends photos until there is a turn for them; all else once. */
async function sendInTurn(
  port: number,
  input: GeneratedInput,
): Promise<{ answer: string; turnedAway: number }> {
  const isUpload = input.bytes.includes('multipart/form-data');
  for (let turnedAway = 0; ; turnedAway += 1) {
    const answer = await exchange(port, input);
    if (!isUpload || statusOf(answer) !== BUSY || turnedAway === TRIES_LIMIT) {
      return { answer, turnedAway };
    }
    await wait(PAUSE_MS);
  }
}

/** What is wrong with an answer, or nothing. */
function faultOf({ isWhole }: GeneratedInput, answer: string): string | undefined {
  const status = statusOf(answer);
  if (status < 200 && isWhole) return 'was not answered';
  if (status >= 500) return `was answered with ${status}`;
  // A form that is taken without script is answered with its sender's own copy (server/intake/received-page.ts).
  if (status === TAKEN) return undefined;
  const marks = marksIn(answer);
  return marks.length > 0 ? `had its ${marks.join(', ')} repeated in the answer` : undefined;
}

/** Confirmations are the visitor's own; only their address may stand in them. */
function faultsOfMails(mails: readonly string[]): string[] {
  return mails.flatMap((mail) => {
    const marks = marksIn(mail.replace(/^To: .*$/m, ''));
    return marks.length > 0 ? [`A mail held ${marks.join(', ')}.`] : [];
  });
}

async function sendAll(folder: TrialFolder, smtp: FakeSmtp, inputs: number): Promise<TrialReport> {
  const server = folder.spawn();
  const port = await portOf(server);
  const generated = fc.sample(
    generatedInputs({ times: await freeTimes(port), photo: await jpegWithPlace(48, 32) }),
    {
      numRuns: inputs,
      seed: SEED,
    },
  );
  const faults: string[] = [];
  const statuses = new Map<string, number>();
  let timesTurnedAway = 0;
  const queue = generated.entries();
  const worker = async (): Promise<void> => {
    for (const [index, input] of queue) {
      const { answer, turnedAway } = await sendInTurn(port, input);
      timesTurnedAway += turnedAway;
      const status = statusOf(answer);
      const kind = status < 200 ? 'cut off' : `× ${status}`;
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
      const fault = faultOf(input, answer);
      if (fault !== undefined) {
        faults.push(
          `Input ${index} of seed ${SEED} ${fault}: ${JSON.stringify(input.bytes.toString('latin1').slice(0, 600))}`,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  const isUp = (await send({ port, path: '/readyz' })).status === 200;
  if (!isUp || server.process.exitCode !== null) faults.push('The server did not stay up.');
  const stored = marksIn(folder.storedBytes().toString('latin1'));
  if (stored.length > 0) faults.push(`The data folder's bytes hold ${stored.join(', ')}.`);
  const logged = marksIn(server.output());
  if (logged.length > 0) faults.push(`The log holds ${logged.join(', ')}.`);
  faults.push(...faultsOfMails(smtp.mails));
  const figures = {
    inputs,
    ...Object.fromEntries([...statuses].toSorted(([a], [b]) => a.localeCompare(b))),
    'photos stored': readdirSync(path.join(folder.dataDir, 'photos')).length,
    'photos asked to come again (503)': timesTurnedAway,
    'strings looked for': Object.keys(MARKS).length,
    'mails looked through': smtp.mails.length,
  };
  return { figures, faults: fewOf(faults) };
}

async function run(inputs: number): Promise<TrialReport> {
  const smtp = await startFakeSmtp();
  const environment = {
    LOG_LEVEL: 'trace',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'no-reply@example.org',
    NOTIFY_TO: 'desk@example.org',
  };
  try {
    return await inTrialFolder(environment, (folder) => sendAll(folder, smtp, inputs));
  } finally {
    await smtp.close();
  }
}

export const generatedInputsTrial: Trial = {
  name: 'generated-inputs',
  claim: 'no input brings an answer of 500 or above, or leaves a trace outside the sealed text',
  run: (size) => run(INPUTS[size]),
};
