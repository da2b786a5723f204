import type { FastifyRequest } from 'fastify';
import type { RequestDatabase } from '../db/open-database.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { refuseDesk } from './desk-refusals.ts';
import { requireSession, type DeskSession } from './sessions.ts';

/** Whoever changes who may open the desk has touched their passkey just now. */
const FRESH_MS = 2 * 60_000;
/** Twelve words take longer to type than a touch, and what they are opened for comes after. */
const FRESH_BY_SHEET_MS = 10 * 60_000;

const MAY_NOT = 'You may not add or remove people.';

/** @throws Refusal 401 as for every session, 403 for a touch that is too long ago, since an open desk may have been left alone */
export async function requireFresh(
  { database, now }: Pick<DeskDependencies, 'database' | 'now'>,
  request: FastifyRequest,
): Promise<DeskSession> {
  const session = await requireSession(database, request, now());
  const isBySheet = session.person === null;
  if (now().getTime() - session.openedAtMs > (isBySheet ? FRESH_BY_SHEET_MS : FRESH_MS)) {
    throw refuseDesk(
      403,
      isBySheet
        ? 'Lock the desk and type the words once more: they were typed too long ago for this.'
        : 'Touch your passkey once more: this needs a fresh touch.',
    );
  }
  return session;
}

/**
 * @param sentence what is said to who may not
 * @throws Refusal 401 and 403 as above, and 403 for who may not add people
 */
export async function requireFreshAdder(
  dependencies: Pick<DeskDependencies, 'database' | 'now'>,
  request: FastifyRequest,
  sentence = MAY_NOT,
): Promise<DeskSession> {
  const session = await requireFresh(dependencies, request);
  if (!session.addsPeople) throw refuseDesk(403, sentence);
  return session;
}

/**
 * The same once it is their turn: whoever waited for it may have been removed or shut out meanwhile, or have lost the mark.
 *
 * @throws Refusal 401 and 403
 */
export async function requireStillAdder(
  transaction: RequestDatabase,
  request: FastifyRequest,
  now: Date,
): Promise<void> {
  const { addsPeople } = await requireSession(transaction, request, now);
  if (!addsPeople) throw refuseDesk(403, MAY_NOT);
}
