import { parentPort, workerData } from 'node:worker_threads';
import { busyTimesOf, type CalendarReading } from '../../domain/own-calendar/busy-times.ts';

/** Reads one file and ends (read-in-worker.ts). */
const { file, reading } = workerData as { file: string; reading: CalendarReading };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(busyTimesOf(file, reading) ?? null);
