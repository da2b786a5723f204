import { Worker } from 'node:worker_threads';
import type { CalendarReading, OwnCalendar } from '../../domain/own-calendar/busy-times.ts';
import { DeliveryError } from '../outbox/delivery-error.ts';

const READ_LIMIT_MS = 30_000;
const MEMORY_LIMIT_MB = 256;

/**
 * Reads a calendar file beside the server: it comes from elsewhere, strangers may have sent invitations into it, and to reckon with its rules
 * takes long. What takes too long or too much is ended.
 *
 * @throws DeliveryError ENOCALENDAR for what is none, ETOOHARD for one that takes too long to read
 */
export async function readInWorker(
  file: string,
  reading: CalendarReading,
  limitMs = READ_LIMIT_MS,
): Promise<OwnCalendar> {
  const worker = new Worker(new URL('./calendar-worker.ts', import.meta.url), {
    workerData: { file, reading },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const read = await new Promise<OwnCalendar | null>((resolve, reject) => {
      const giveUp = (): void => reject(new DeliveryError('ETOOHARD'));
      timer = setTimeout(giveUp, limitMs);
      worker.once('message', resolve);
      worker.once('error', giveUp);
      worker.once('exit', giveUp);
    });
    if (read === null) throw new DeliveryError('ENOCALENDAR');
    return read;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
