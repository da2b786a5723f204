import { parentPort, workerData } from 'node:worker_threads';
import { busyTimesOf, type CalendarReading } from '../../domain/own-calendar/busy-times.ts';

/** Reads one file and ends (read-in-worker.ts). */
const { file, reading } = workerData as { file: string; reading: CalendarReading };
parentPort?.postMessage(busyTimesOf(file, reading) ?? null);
