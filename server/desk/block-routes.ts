import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { areWeekly, REPEAT_LIMIT_WEEKS } from '../../domain/desk/repeat-weekly.ts';
import type { BlocksAnswer } from '../../domain/desk/wire.ts';
import {
  findBlock,
  findOwnersOfSeries,
  giveBack,
  giveSeriesBack,
  keepFree,
  moveKept,
  readBlocks,
} from './block-store.ts';
import { ENTRIES_A_MINUTE, limited, sealedBytes } from './card-requests.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { refuseDesk, refuseForm } from './desk-refusals.ts';
import { refuseRole, refuseTakenTime, requireSlot, slotForm } from './diary-times.ts';
import { readBody } from './read-body.ts';
import { requireSession } from './sessions.ts';

/** As many digits as a number can have and stay exact. */
const blockAddress = z.object({ number: z.string().regex(/^[1-9]\d{0,14}$/) });
const blockForm = z.object({ id: z.uuid(), ...slotForm, sealed: sealedBytes });
const seriesAddress = z.object({ series: z.uuid() });
const seriesForm = z.object({
  series: z.uuid(),
  times: z
    .array(blockForm)
    .min(1)
    .max(REPEAT_LIMIT_WEEKS + 1)
    .refine(haveOwnIds),
});

const moveForm = z.object({
  moves: z
    .array(z.object({ number: z.number().int().positive().safe(), ...blockForm.shape }))
    .min(1)
    .max(REPEAT_LIMIT_WEEKS + 1)
    .refine(haveOwnIds),
});

/** Each is stored under its own. */
function haveOwnIds(times: readonly { id: string }[]): boolean {
  return new Set(times.map(({ id }) => id)).size === times.length;
}

/** Times that staff keep free of appointments. */
export function addBlockRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, practice, practiceKey } = dependencies;

  app.get('/api/blocks', async (request, _reply): Promise<BlocksAnswer> => {
    await requireSession(database, request, now());
    return { blocks: await readBlocks(database, now()) };
  });

  app.post('/api/blocks', limited(ENTRIES_A_MINUTE), async (request, reply) => {
    const { person } = await requireSession(database, request, now());
    const { id, sealed, ...sent } = readBody(blockForm, request);
    const slot = requireSlot(dependencies, sent);
    const by = { person, at: now().toISOString(), series: null };
    const outcome = await keepFree({ database, log: request.log }, [{ id, slot, sealed }], by);
    if (outcome === 'taken') throw refuseTakenTime();
    return reply.code(204).send();
  });

  app.post('/api/block-series', limited(ENTRIES_A_MINUTE), async (request, reply) => {
    const { person } = await requireSession(database, request, now());
    const { series, times } = readBody(seriesForm, request);
    const slots = times.map((time) => requireSlot(dependencies, time));
    if (!areWeekly(practice.opening, slots)) throw refuseForm();
    const sealed = times.map(({ id, startsAt, endsAt, sealed: why }) => ({
      id,
      slot: { startsAt, endsAt },
      sealed: why,
    }));
    const by = { person, at: now().toISOString(), series };
    const outcome = await keepFree({ database, log: request.log }, sealed, by);
    if (outcome === 'taken') throw refuseTakenTime();
    return reply.code(204).send();
  });

  app.post('/api/blocks/move', limited(ENTRIES_A_MINUTE), async (request, reply) => {
    const session = await requireSession(database, request, now());
    const { moves } = readBody(moveForm, request);
    const moved = moves.map(({ number, id, sealed, ...sent }) => ({
      number,
      id,
      sealed,
      slot: requireSlot(dependencies, sent),
    }));
    const slots = moved.map(({ slot }) => slot);
    if (!areWeekly(practice.opening, slots)) throw refuseForm();
    const owner = session.role === 'dentist' ? { person: session.person } : undefined;
    const by = { person: session.person, owner, now: now() };
    const outcome = await moveKept({ database, log: request.log }, moved, by);
    if (outcome === 'taken') throw refuseTakenTime();
    if (outcome === 'theirs') throw refuseRole();
    if (outcome === 'mixed') throw refuseForm();
    if (outcome === 'gone') throw refuseMovedAlready();
    return reply.code(204).send();
  });

  app.post('/api/block-series/:series/give-back', async (request, reply) => {
    const session = await requireSession(database, request, now());
    const address = seriesAddress.safeParse(request.params);
    if (!address.success) throw refuseDesk(404, 'There is nothing at this address.');
    const { series } = address.data;
    const owners = await findOwnersOfSeries(database, series);
    if (owners.length === 0) return reply.code(204).send();
    const isOwn = owners.every((person) => person === session.person);
    if (session.role === 'dentist' && !isOwn) throw refuseRole();
    const by = { person: session.person, now: now() };
    await giveSeriesBack({ database, log: request.log }, series, by);
    return reply.code(204).send();
  });

  app.post('/api/blocks/:number/give-back', async (request, reply) => {
    const session = await requireSession(database, request, now());
    const address = blockAddress.safeParse(request.params);
    if (!address.success) throw refuseDesk(404, 'There is nothing at this address.');
    const number = Number(address.data.number);
    const block = await findBlock(database, number);
    // Given back already: what was wanted is so.
    if (block === undefined) return reply.code(204).send();
    if (session.role === 'dentist' && block.person !== session.person) throw refuseRole();
    const by = { person: session.person, at: now().toISOString() };
    await giveBack({ database, log: request.log }, number, by, practiceKey.recipient());
    return reply.code(204).send();
  });
}

function refuseMovedAlready() {
  return refuseDesk(
    409,
    'A colleague has moved it or given it back a moment ago. Nothing was changed; look at the diary again.',
  );
}
