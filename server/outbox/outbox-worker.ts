import { inTransaction } from '../db/in-transaction.ts';
import { createEraser } from '../db/erase-deleted.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { delayAfter, TRIES_LIMIT } from './back-off.ts';
import { DeliveryError } from './delivery-error.ts';
import { CHANNELS, type Channel } from './notice.ts';
import { buryExhausted, buryOver, HOLD_IS_OVER, type TellGivenUp } from './bury.ts';
import { deleteSent, leaseNext, putBack, type LeasedRow } from './outbox-store.ts';

/** A try that takes longer is given up. Well below the lease. */
const TRY_LIMIT_MS = 45_000;
const POLL_INTERVAL_MS = 2_000;
/** How long a stop waits for a try in flight; beside the requests in flight (server/shutdown.ts). Cut off, it is made again by the next start, under the same Message-ID. */
const STOP_WAIT_MS = 5_000;
/** Said of a row whose tries all ended with their server. */
const NEVER_CAME_BACK = 'ENEVERBACK';

/** Delivers one notification. @throws DeliveryError when it could not */
export type Deliver = (row: LeasedRow, signal: AbortSignal) => Promise<void>;

/** What is told of a try. Nothing in it is personal. */
export interface TryReport {
  channel: Channel;
  about: string;
  number: number;
  tries: number;
  outcome: 'sent' | 'failed' | 'dead';
  fault?: string;
}

export interface OutboxWorkerOptions {
  database: RequestDatabase;
  deliver: Partial<Record<Channel, Deliver>>;
  now: () => Date;
  random: () => number;
  report: (report: TryReport) => void;
  /** Says elsewhere that a row was given up. */
  tellGivenUp?: TellGivenUp;
  /** Called when the database itself fails; the worker goes on. */
  reportFailure: (error: unknown) => void;
}

export interface OutboxWorker {
  /** Sends whatever is due now, each channel by itself; gives how many tries were made. */
  sendDue(): Promise<number>;
  start(): void;
  /** Stops taking rows, and waits a little for the tries in flight. Call it before the database is closed. */
  stop(): Promise<void>;
}

/**
 * Sends what waits in the outbox, at least once: a row is deleted only after it was delivered, so a server that dies between sends it
 * again, with the same Message-ID. A channel that hangs holds up no other.
 */
export function createOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { database, deliver, now, random, report, reportFailure, tellGivenUp } = options;
  const stopping = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<number>>();
  const eraser = createEraser(database);

  /** Another worker may have it by now: then what became of it is not ours to say. */
  async function giveUp(row: LeasedRow, fault: string): Promise<void> {
    await inTransaction(database, async (transaction) => {
      const isOurs = await putBack(transaction, row, undefined, fault);
      if (isOurs) await tellGivenUp?.(transaction, { messageId: row.messageId, fault, at: now() });
    });
  }

  async function tryRow(channel: Channel, row: LeasedRow, send: Deliver): Promise<void> {
    const told = { channel, about: row.notice.about, number: row.notice.number, tries: row.tries };
    try {
      await withinLimit((signal) => send(row, signal));
    } catch (error) {
      const { code, isPermanent } =
        error instanceof DeliveryError ? error : new DeliveryError('EUNEXPECTED');
      const isDead = isPermanent || row.tries >= TRIES_LIMIT;
      if (isDead) await giveUp(row, code);
      else await putBack(database, row, now().getTime() + delayAfter(row.tries, random), code);
      return report({ ...told, outcome: isDead ? 'dead' : 'failed', fault: code });
    }
    await deleteSent(database, row);
    report({ ...told, outcome: 'sent' });
  }

  async function sendChannel(channel: Channel, send: Deliver): Promise<number> {
    let count = 0;
    const buried = await buryExhausted(database, channel, now().getTime(), {
      fault: NEVER_CAME_BACK,
      tell: tellGivenUp,
    });
    for (const row of buried) report({ channel, ...row, outcome: 'dead', fault: NEVER_CAME_BACK });
    const over = await buryOver(database, channel, now().getTime(), {
      fault: HOLD_IS_OVER,
      tell: tellGivenUp,
    });
    for (const row of over) report({ channel, ...row, outcome: 'dead', fault: HOLD_IS_OVER });
    while (!stopping.signal.aborted) {
      const row = await leaseNext(database, channel, now().getTime());
      if (row === undefined) break;
      await tryRow(channel, row, send);
      count += 1;
    }
    if (channel !== 'visitor-mail') return count;
    if (count > 0) eraser.note('outbox');
    await eraser.erase();
    return count;
  }

  const tasks = CHANNELS.flatMap((channel) => {
    const send = deliver[channel];
    return send === undefined ? [] : [() => sendChannel(channel, send)];
  });

  function repeat(task: () => Promise<number>): void {
    const timer = setTimeout(async () => {
      timers.delete(timer);
      const turn = task().catch((error: unknown) => {
        // A closing database is no news.
        if (!stopping.signal.aborted) reportFailure(error);
        return 0;
      });
      running.add(turn);
      await turn;
      running.delete(turn);
      if (!stopping.signal.aborted) repeat(task);
    }, POLL_INTERVAL_MS);
    timers.add(timer);
  }

  return {
    sendDue: async () => {
      const counts = await Promise.all(tasks.map((task) => task()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    start: () => tasks.forEach(repeat),
    stop: async () => {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      let timer: NodeJS.Timeout | undefined;
      const waited = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_WAIT_MS);
      });
      await Promise.race([Promise.all(running), waited]);
      clearTimeout(timer);
    },
  };
}

/** Ends a try that hangs, whatever it hangs on. */
async function withinLimit(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new DeliveryError('ETIMEDOUT'));
    }, TRY_LIMIT_MS);
  });
  try {
    await Promise.race([task(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
