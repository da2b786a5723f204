import type { FastifyInstance } from 'fastify';
import { writeCardName } from '../../domain/desk/card-name.ts';
import { busyFeedPathOf } from '../../domain/scheduling/busy-feed-path.ts';
import { busyFileOf, type BusyTime } from '../../domain/scheduling/busy-file.ts';
import { EVENT_TYPES } from '../../domain/scheduling/event-types.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { IntakeDependencies } from '../intake/dependencies.ts';
import type { IntakeCounts } from '../intake/request-limit.ts';
import { Refusal, problemDetails } from '../problem-details.ts';
import { isFeedToken } from './busy-feed-store.ts';

const DAY_MS = 86_400_000;
/** What was is kept for a while, so that a week that is looked back at is whole. */
const KEPT_DAYS = 14;
/** What a token can be: 32 bytes as base64url. */
const TOKEN = /^[\w-]{43}$/;

interface WithToken {
  Params: { token: string };
}

/**
 * GET /busy-times/<token>.ics: when the doctors are busy, for the calendar programs of those who work here (docs/decisions/198-a-feed-of-busy-times.md).
 * Kind and number of a visit, "Busy" for what is kept free; nothing personal.
 */
export function addBusyFeedRoute(
  app: FastifyInstance,
  { database, now, busyFeed }: Pick<IntakeDependencies, 'database' | 'now' | 'busyFeed'>,
  { countSlotsQuestion }: Pick<IntakeCounts, 'countSlotsQuestion'>,
): void {
  if (busyFeed === undefined) return;
  app.get<WithToken>(
    busyFeedPathOf(':token'),
    { onRequest: countSlotsQuestion },
    async (request, reply) => {
      const { token } = request.params;
      if (!TOKEN.test(token) || !(await isFeedToken(database, token))) {
        // Not counted with wrong links: nobody guesses 32 bytes, and a program that goes on asking for an ended address would shut out its whole network.
        throw new Refusal(
          problemDetails(
            404,
            'This calendar address was ended. The desk makes a new one, under People.',
          ),
        );
      }
      const times = await readBusyTimes(database, now());
      return reply
        .type('text/calendar; charset=utf-8')
        .header('x-robots-tag', 'noindex')
        .send(busyFileOf(times, busyFeed, now()));
    },
  );
}

async function readBusyTimes(database: RequestDatabase, now: Date): Promise<BusyTime[]> {
  const from = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
    .toISOString()
    .slice(0, 'yyyy-mm-dd'.length);
  const visits = await database
    .selectFrom('appointments')
    .select(['number', 'event', 'starts_at', 'ends_at', 'sequence'])
    .where('cancelled_at', 'is', null)
    .where('ends_at', '>=', from)
    .orderBy('starts_at')
    .execute();
  const blocks = await database
    .selectFrom('desk_blocks')
    .select(['number', 'starts_at', 'ends_at'])
    .where('ends_at', '>=', from)
    .orderBy('starts_at')
    .execute();
  return [
    ...visits.map(({ number, event, starts_at: startsAt, ends_at: endsAt, sequence }) => ({
      name: `appointment-${number}`,
      summary: `${EVENT_TYPES[event].title} ${writeCardName({ about: 'appointment', number })}`,
      startsAt,
      endsAt,
      sequence,
    })),
    ...blocks.map(({ number, starts_at: startsAt, ends_at: endsAt }) => ({
      name: `block-${number}`,
      summary: 'Busy',
      startsAt,
      endsAt,
      sequence: 0,
    })),
  ];
}
