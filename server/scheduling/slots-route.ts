import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SLOTS_PATH } from '../../domain/intake/wire.ts';
import { offeredSlots, practiceDay } from '../../domain/scheduling/offered-slots.ts';
import type { SlotsAnswer } from '../../domain/scheduling/slot.ts';
import type { IntakeDependencies } from '../intake/dependencies.ts';
import { findFree } from './free-slots.ts';
import { readSlotsQuery } from './slots-query.ts';

/** GET /slots?event=&from=&days=: the free times (product 7.5). Nothing personal goes in or out. */
export function addSlotsRoute(
  app: FastifyInstance,
  { database, now, opening }: Pick<IntakeDependencies, 'database' | 'now' | 'opening'>,
): void {
  const answer = async (request: FastifyRequest): Promise<SlotsAnswer> => {
    const moment = now();
    const { event, range } = readSlotsQuery(request.query, practiceDay(opening, moment));
    const slots = await findFree(database, offeredSlots(opening, event, range, moment));
    return { timeZone: opening.timeZone, slots };
  };
  app.route({ method: 'GET', url: SLOTS_PATH, handler: answer });
}
