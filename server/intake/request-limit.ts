import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseTooMany } from './refusals.ts';

const WINDOW_MS = 10 * 60 * 1_000;

/** Addresses remembered at once; the least recent go first, so a flood of addresses cannot fill the memory. */
const REMEMBERED_ADDRESSES = 20_000;

/** One household's or phone's share of IPv6: whoever has one address of a /64 has all of them. */
const IPV6_SUBNET_BITS = 64;

/** Wrong links that an address may open in that time. People mistype; whoever guesses needs far more than this. */
const WRONG_LINKS_MAX = 20;

/** Counts one request for its sender's address. @throws Refusal 429 when that was one too many */
export type CountRequest = (request: FastifyRequest) => Promise<void>;

/** Keeps an address from trying links until one opens. Right ones do not count, and are not counted. */
export interface GuessLimit {
  /** Before a link is looked at. @throws Refusal 429 for an address that has tried too many wrong ones */
  check: CountRequest;
  /** Counts a wrong one. @throws Refusal 429 when that was one too many */
  count: CountRequest;
}

const PEEK = { increment: false };

/**
 * Limits how many new requests an address may send in ten minutes.
 *
 * What counts: a request that is valid and new, just before it is stored. A refused one does not (a person who mends a field
 * must not be locked out by it), nor does a repeated one (a lost answer is not another request), which is answered even past
 * the limit. Refusals are cheap: nothing is sealed or written for them. Addresses stay in memory and are never logged.
 */
export async function createRequestLimits(
  app: FastifyInstance,
  max: number,
): Promise<{ countRequest: CountRequest; guessLimit: GuessLimit }> {
  await app.register(rateLimit, { global: false, cache: REMEMBERED_ADDRESSES });
  const count = app.createRateLimit({ max, timeWindow: WINDOW_MS, ipv6Subnet: IPV6_SUBNET_BITS });
  const countGuess = app.createRateLimit({
    max: WRONG_LINKS_MAX,
    timeWindow: WINDOW_MS,
    // All limits share one memory, so this one's names must be others.
    keyGenerator: async (request) => `wrong link ${(await count(request, PEEK)).key}`,
  });
  const refuse = (standing: Awaited<ReturnType<typeof count>>): void => {
    if (!standing.isAllowed && standing.isExceeded) throw refuseTooMany(standing.ttlInSeconds);
  };
  return {
    countRequest: async (request) => refuse(await count(request)),
    guessLimit: {
      check: async (request) => refuse(await countGuess(request, PEEK)),
      count: async (request) => refuse(await countGuess(request)),
    },
  };
}
