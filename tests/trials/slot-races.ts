import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import * as z from 'zod';
import { DATABASE_FILE } from '../../server/db/open-sqlite.ts';
import { SAMPLE_APPOINTMENT } from '../../server/test-support/sample-appointment.ts';
import type { Answer } from '../../server/test-support/send.ts';
import {
  freeTimes,
  inTrialFolder,
  portOf,
  postJson,
  wait,
  type TrialFolder,
} from './trial-server.ts';
import { fewOf, type Trial, type TrialReport } from './trial.ts';

const ROUNDS = { whole: 50, short: 3 };
const RACERS = 100;

/** A server that is too busy to work says so; a racer tries again, as the site's form asks its visitor to. */
const BUSY = 503;
const PAUSE_MS = 250;
const TRIES_LIMIT = 100;

/** Books, once the server has time for it. */
async function book(
  port: number,
  startsAt: string,
): Promise<{ answer: Answer; turnedAway: number }> {
  const key = randomUUID();
  const body = { ...SAMPLE_APPOINTMENT, startsAt };
  for (let turnedAway = 0; ; turnedAway += 1) {
    const answer = await postJson(port, '/api/appointments', key, body);
    if (answer.status !== BUSY || turnedAway === TRIES_LIMIT) return { answer, turnedAway };
    await wait(PAUSE_MS);
  }
}

/** What is wrong with the answers of one round, of which one must have won. */
function faultsOf(round: number, answers: readonly Answer[]): string[] {
  const won = answers.filter(({ status }) => status === 201).length;
  const lost = answers.filter(({ status }) => status === 409);
  const withoutChoice = lost.filter(({ text }) => !/"alternatives":\[\{/.test(text)).length;
  const others = answers.map(({ status }) => status).filter((s) => s !== 201 && s !== 409);
  return [
    ...(won === 1 ? [] : [`Round ${round} was won ${won} times.`]),
    ...(others.length === 0
      ? []
      : [`Round ${round} had ${others.length} answers of ${[...new Set(others)].join(', ')}.`]),
    ...(withoutChoice === 0 ? [] : [`Round ${round}: ${withoutChoice} losers had no other times.`]),
  ];
}

async function race(folder: TrialFolder, rounds: number): Promise<TrialReport> {
  // Two processes on one database: what decides is the database, and no memory of one server.
  const first = await portOf(folder.spawn());
  const second = await portOf(folder.spawn());
  const times = (await freeTimes(first)).slice(0, rounds);
  const faults: string[] = [];
  let won = 0;
  let lost = 0;
  let turnedAway = 0;
  for (const [round, startsAt] of times.entries()) {
    const racers = await Promise.all(
      Array.from({ length: RACERS }, (_, index) =>
        book(index % 2 === 0 ? first : second, startsAt),
      ),
    );
    const answers = racers.map(({ answer }) => answer);
    turnedAway += racers.reduce((sum, racer) => sum + racer.turnedAway, 0);
    won += answers.filter(({ status }) => status === 201).length;
    lost += answers.filter(({ status }) => status === 409).length;
    faults.push(...faultsOf(round + 1, answers));
  }
  const database = new Sqlite(path.join(folder.dataDir, DATABASE_FILE), { readonly: true });
  const stored = z
    .array(z.string())
    .parse(database.prepare('SELECT starts_at FROM appointments').pluck().all());
  database.close();
  if (new Set(stored).size !== rounds || stored.length !== rounds) {
    faults.push(`${stored.length} appointments are stored after ${rounds} rounds.`);
  }
  return {
    figures: {
      rounds,
      racers: RACERS,
      servers: 2,
      '× 201': won,
      '× 409 with other times': lost,
      'asked to come again (503)': turnedAway,
    },
    faults: fewOf(faults),
  };
}

export const slotRacesTrial: Trial = {
  name: 'slot-races',
  claim:
    'a time goes to exactly one of a hundred who race for it, and the others hear of free ones',
  run: (size) => inTrialFolder({}, (folder) => race(folder, ROUNDS[size])),
};
