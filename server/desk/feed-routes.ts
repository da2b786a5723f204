import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { FeedsAnswer, MadeFeedAnswer } from '../../domain/desk/wire.ts';
import { busyFeedPathOf } from '../../domain/scheduling/busy-feed-path.ts';
import { endFeed, makeFeed, readFeeds } from '../scheduling/busy-feed-store.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { doWithLine } from './desk-log.ts';
import { refuseDesk } from './desk-refusals.ts';
import { requireFresh } from './fresh-touch.ts';
import { readBody } from './read-body.ts';
import { requireSession } from './sessions.ts';

const endForm = z.object({ person: z.int() });

/** Addresses of the feed of busy times, which calendar programs ask on the site (docs/decisions/198-a-feed-of-busy-times.md). */
export function addFeedRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, siteAddress } = dependencies;

  app.get('/api/feeds', async (request, _reply): Promise<FeedsAnswer> => {
    await requireSession(database, request, now());
    return { feeds: await readFeeds(database) };
  });

  /** One's own. It outlasts the session, so it needs a fresh touch. */
  app.post('/api/feeds', async (request, _reply): Promise<MadeFeedAnswer> => {
    const { person } = await requireFresh(dependencies, request);
    if (person === null) {
      throw refuseDesk(409, 'Whose address would it be? Add a passkey of yours first.');
    }
    const at = now().toISOString();
    const token = await doWithLine({ database, log: request.log }, async (transaction, write) => {
      const token = await makeFeed(transaction, person, at);
      await write({ at, person, act: 'made a calendar address' });
      return token;
    });
    return { address: siteAddress + busyFeedPathOf(token), feeds: await readFeeds(database) };
  });

  /** One's own, or, for who may add people, anybody's. To end one takes no fresh touch: it can only keep something in. */
  app.post('/api/feeds/end', async (request, _reply): Promise<FeedsAnswer> => {
    const session = await requireSession(database, request, now());
    const { person } = readBody(endForm, request);
    if (person !== session.person && !session.addsPeople) {
      throw refuseDesk(403, 'An address is ended by its owner, or by who may add people.');
    }
    const line = { at: now().toISOString(), person: session.person } as const;
    await doWithLine({ database, log: request.log }, async (transaction, write) => {
      await endFeed(transaction, person);
      await write({ ...line, act: 'ended a calendar address' });
    });
    return { feeds: await readFeeds(database) };
  });
}
