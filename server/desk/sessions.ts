import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IDLE_MINUTES, type Role } from '../../domain/desk/wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { Refusal, problemDetails } from '../problem-details.ts';
import { hashOfSecret } from './tickets.ts';

/** Bound to this host and to encrypted connections (and to localhost) by its name. */
const COOKIE_NAME = '__Host-desk';
const COOKIE_RULES = 'Path=/; Secure; HttpOnly; SameSite=Strict';
const COOKIE_VALUE = /(?:^|;\s*)__Host-desk=([A-Za-z0-9_-]{43})(?:;|$)/;

const SECRET_BYTES = 32;
const MINUTE_MS = 60_000;
/** The page locks itself first; this ends the session of a page that could not say so. */
const IDLE_LIMIT_MS = (IDLE_MINUTES + 1) * MINUTE_MS;
/** A day at the desk. */
const LONGEST_MS = 12 * 60 * MINUTE_MS;
/** So far the clocks of servers may differ. What lies further ahead was written by a clock that was wrong: it would be a fresh touch for as long. */
const CLOCK_GAP_MS = MINUTE_MS;
/** As long as the page waits for an answer. */
const UNDER_WAY_MS = MINUTE_MS / 2;

/** Who a request comes from. */
export interface DeskSession {
  hash: Buffer;
  /** Null: opened by the recovery sheet. */
  person: number | null;
  /** Whether the person may add and remove others; the sheet may. */
  addsPeople: boolean;
  /** Null: opened by the recovery sheet, which may do everything. */
  role: Role | null;
  openedAtMs: number;
}

/** Begins a session, and ends those that are over. @returns the cookie that it is known by */
export async function openSession(
  database: RequestDatabase,
  person: number | null,
  now: Date,
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const nowMs = now.getTime();
  await database
    .deleteFrom('desk_sessions')
    .where((row) =>
      row.or([
        row('touched_at_ms', '<=', nowMs - IDLE_LIMIT_MS),
        row('opened_at_ms', '<=', nowMs - LONGEST_MS),
      ]),
    )
    .execute();
  await database
    .insertInto('desk_sessions')
    .values({ hash: hashOfSecret(secret), person, opened_at_ms: nowMs, touched_at_ms: nowMs })
    .execute();
  // Without an age: it ends with the browser at the latest.
  return `${COOKIE_NAME}=${secret}; ${COOKIE_RULES}`;
}

/** By what a session is stored that a request says to be of; undefined where it says none. */
export function sessionHashOf({ headers }: FastifyRequest): Buffer | undefined {
  const secret = COOKIE_VALUE.exec(headers.cookie ?? '')?.[1];
  return secret === undefined ? undefined : hashOfSecret(secret);
}

/** @throws Refusal 401 where nobody has signed in, or nobody has touched the desk for too long */
export async function requireSession(
  database: RequestDatabase,
  request: FastifyRequest,
  now: Date,
): Promise<DeskSession> {
  const hash = sessionHashOf(request);
  if (hash === undefined) throw refuseLocked();
  const row = await database
    .selectFrom('desk_sessions')
    .leftJoin('desk_people', 'desk_people.number', 'desk_sessions.person')
    .select(['person', 'opened_at_ms', 'touched_at_ms', 'adds_people', 'left_at', 'role'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  const nowMs = now.getTime();
  if (
    row === undefined ||
    row.left_at !== null ||
    Math.max(row.opened_at_ms, row.touched_at_ms) > nowMs + CLOCK_GAP_MS ||
    nowMs - row.touched_at_ms >= IDLE_LIMIT_MS ||
    nowMs - row.opened_at_ms >= LONGEST_MS
  ) {
    throw refuseLocked();
  }
  return {
    hash,
    person: row.person,
    addsPeople: row.person === null || row.adds_people === 1,
    role: row.role,
    openedAtMs: row.opened_at_ms,
  };
}

/** Somebody is at the desk. */
export async function touchSession(
  database: RequestDatabase,
  { hash }: DeskSession,
  now: Date,
): Promise<void> {
  await database
    .updateTable('desk_sessions')
    .set({ touched_at_ms: now.getTime() })
    .where('hash', '=', hash)
    .execute();
}

/**
 * Lets the session that a request brings run out, where it brings one: whoever signs in anew leaves none behind. What this tab or another
 * asked with it before the new cookie came is answered meanwhile: refused, it would lock a desk that somebody has just touched.
 */
export async function letRunOut(
  database: RequestDatabase,
  request: FastifyRequest,
  now: Date,
): Promise<void> {
  const hash = sessionHashOf(request);
  if (hash === undefined) return;
  // By when it was opened: a touch that is under way does not move that, and it counts as a fresh touch no more.
  const openedAtMs = now.getTime() - LONGEST_MS + UNDER_WAY_MS;
  await database
    .updateTable('desk_sessions')
    .set({ opened_at_ms: openedAtMs })
    .where('hash', '=', hash)
    .where('opened_at_ms', '>', openedAtMs)
    .execute();
}

/** The desk is locked: the session opens nothing from now on. Other sessions of the same person stay. */
export async function endSession(database: RequestDatabase, { hash }: DeskSession): Promise<void> {
  await database.deleteFrom('desk_sessions').where('hash', '=', hash).execute();
}

/** Takes the cookie away with the answer. */
export function dropCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${COOKIE_NAME}=; ${COOKIE_RULES}; Max-Age=0`);
}

function refuseLocked(): Refusal {
  return new Refusal(problemDetails(401, 'The desk is locked. Please open it again.'));
}

/** A session that the sheet has opened becomes that of the person who has added a passkey in it. */
export async function takeOver(
  database: RequestDatabase,
  { hash }: DeskSession,
  person: number,
): Promise<void> {
  await database.updateTable('desk_sessions').set({ person }).where('hash', '=', hash).execute();
}
