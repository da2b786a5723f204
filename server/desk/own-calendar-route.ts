import type { FastifyInstance } from 'fastify';
import type { OwnCalendarAnswer } from '../../domain/desk/wire.ts';
import { ownTimesWithin, readState } from '../own-calendar/own-calendar-store.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { requireSession } from './sessions.ts';

/** As texts sort, before and after every moment that is stored. */
const EVER = ['', '9'] as const;

/** When the practice's own calendar says that it is busy, and whether it can be read. */
export function addOwnCalendarRoute(
  app: FastifyInstance,
  { database, now }: Pick<DeskDependencies, 'database' | 'now'>,
): void {
  app.get('/api/own-calendar', async (request, _reply): Promise<OwnCalendarAnswer> => {
    await requireSession(database, request, now());
    const state = await readState(database);
    const readAtMs = state?.readAtMs ?? null;
    return {
      times: await ownTimesWithin(database, ...EVER),
      readAt: readAtMs === null ? null : new Date(readAtMs).toISOString(),
      fault: state?.fault ?? null,
      unread: state?.unread ?? 0,
    };
  });
}
