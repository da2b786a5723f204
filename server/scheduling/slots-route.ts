import type { FastifyInstance, FastifyRequest } from 'fastify';
import { offeredSlots, practiceDay } from '../../domain/scheduling/offered-slots.ts';
import type { OpeningRules, SlotsAnswer } from '../../domain/scheduling/slot.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { findFree } from './free-slots.ts';
import { readSlotsQuery } from './slots-query.ts';

export interface SlotsRouteOptions {
  database: RequestDatabase;
  now: () => Date;
  openingRules: OpeningRules;
}

/** GET /slots?event=&from=&days=: the free times (product 7.5). Nothing personal goes in or out. */
export function addSlotsRoute(app: FastifyInstance, options: SlotsRouteOptions): void {
  const { database, now, openingRules } = options;
  const answer = async (request: FastifyRequest): Promise<SlotsAnswer> => {
    const moment = now();
    const { event, range } = readSlotsQuery(request.query, practiceDay(openingRules, moment));
    const slots = await findFree(database, offeredSlots(openingRules, event, range, moment));
    return { timeZone: openingRules.timeZone, slots };
  };
  app.route({ method: 'GET', url: '/slots', handler: answer });
}
