import { describeError } from '../logging.ts';

/** Something that the server does over and over, beside what visitors ask for. */
export interface Chore {
  /** What the log calls it. */
  readonly name: string;
  readonly intervalMs: number;
  readonly run: () => Promise<void> | void;
}

interface Log {
  error(details: object, text: string): void;
}

/**
 * Does each chore now, and again whenever its interval has passed since the last turn ended. One that fails is told to the log, holds up
 * no other, and has its next turn. Waiting for a turn keeps no process alive.
 *
 * @returns ends it, once the turns that are under way have ended
 */
export function startChores(chores: readonly Chore[], log: Log): () => Promise<void> {
  const stops = chores.map((chore) => startChore(chore, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startChore({ name, intervalMs, run }: Chore, log: Log): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      // A closing database is no news.
      if (!isStopped) log.error({ err: describeError(error), chore: name }, 'a chore failed');
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      last = turn();
    }, intervalMs).unref();
  };
  let last = turn();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await last;
  };
}
