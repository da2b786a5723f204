import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startFakeSmtp } from '../../server/test-support/fake-smtp.ts';
import { SAMPLE_REQUEST } from '../../server/test-support/sample-request.ts';
import { hasTracer } from '../bootstrap/tracer.mjs';
import { readTrace, tracerCommand } from './power-loss/read-trace.ts';
import { replay, type Replay } from './power-loss/replay.ts';
import { inTrialFolder, portOf, postJson, wait } from './trial-server.ts';
import type { Trial, TrialReport } from './trial.ts';

const REQUESTS = { whole: 300, short: 25 };
/** Long enough that the log is folded into the file several times. */
const MESSAGE = 'm'.repeat(3_000);
const CONTROL = path.join(import.meta.dirname, 'power-loss', 'use-normal.ts');
const TRACE_END_LIMIT_MS = 10_000;

/** Waits for the tracer, which ends a little after what it traces. */
async function endOf(traceFile: string): Promise<void> {
  const endBy = Date.now() + TRACE_END_LIMIT_MS;
  while (!/^\+\+\+ .* \+\+\+\n$/m.test(readFileSync(traceFile).subarray(-200).toString())) {
    if (Date.now() > endBy) throw new Error('The trace of the server has no end.');
    await wait(50);
  }
}

/** Records a server that takes in requests, and replays its writes. */
async function record(requests: number, environment: Record<string, string>): Promise<Replay> {
  const smtp = await startFakeSmtp();
  const mail = {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'no-reply@example.org',
    NOTIFY_TO: 'desk@example.org',
  };
  try {
    return await inTrialFolder({ ...mail, ...environment }, async (folder) => {
      const traceFile = path.join(folder.folder, 'trace.txt');
      const server = folder.spawn({}, tracerCommand(traceFile));
      const port = await portOf(server);
      for (let count = 0; count < requests; count += 1) {
        const body = { ...SAMPLE_REQUEST, message: MESSAGE };
        const { status } = await postJson(port, '/api/requests', randomUUID(), body);
        if (status !== 201) throw new Error(`A request was answered ${status}.`);
      }
      server.process.kill('SIGKILL');
      await server.exit;
      await endOf(traceFile);
      return replay(await readTrace(traceFile, folder.folder), folder.folder);
    });
  } finally {
    await smtp.close();
  }
}

async function run(requests: number): Promise<TrialReport> {
  const full = await record(requests, {});
  const control = await record(Math.ceil(requests / 5), { NODE_OPTIONS: `--import=${CONTROL}` });
  return {
    figures: {
      acknowledged: full.acknowledged,
      'power failures': full.cuts,
      'disks looked at': full.disks,
      'lost at FULL': full.lost,
      'broken disks': full.broken,
      'lost at NORMAL (control)': control.lost,
    },
    faults: [
      ...(full.acknowledged === requests ? [] : ['Not every acknowledgement is in the trace.']),
      ...(full.lost === 0 ? [] : [`${full.lost} acknowledged requests are lost.`]),
      ...(full.broken === 0 ? [] : [`${full.broken} disks hold no whole database.`]),
      ...(control.lost > 0 ? [] : ['The control lost nothing, so this trial would see no loss.']),
    ],
  };
}

export const powerLossTrial: Trial = {
  name: 'power-loss',
  claim: 'what was acknowledged is on the disk when the power fails',
  needs: () => (hasTracer() ? undefined : 'strace, as Debian’s package of that name'),
  run: (size) => run(REQUESTS[size]),
};
