import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseTooMany } from './refusals.ts';

const WINDOW_MS = 10 * 60 * 1_000;

/** Addresses remembered at once; the least recent go first, so a flood of addresses cannot fill the memory. */
const REMEMBERED_ADDRESSES = 20_000;

/** One household's or phone's share of IPv6: whoever has one address of a /64 has all of them. */
const IPV6_SUBNET_BITS = 64;

/** Counts one request for its sender's address. @throws Refusal 429 when that was one too many */
export type CountRequest = (request: FastifyRequest) => Promise<void>;

/**
 * Limits how many new requests an address may send in ten minutes.
 *
 * What counts: a request that is valid and new, just before it is stored. A refused one does not (a person who mends a field
 * must not be locked out by it), nor does a repeated one (a lost answer is not another request), which is answered even past
 * the limit. Refusals are cheap: nothing is sealed or written for them. Addresses stay in memory and are never logged.
 */
export async function createRequestLimit(app: FastifyInstance, max: number): Promise<CountRequest> {
  await app.register(rateLimit, { global: false, cache: REMEMBERED_ADDRESSES });
  const count = app.createRateLimit({ max, timeWindow: WINDOW_MS, ipv6Subnet: IPV6_SUBNET_BITS });
  return async (request) => {
    const standing = await count(request);
    if (!standing.isAllowed && standing.isExceeded) throw refuseTooMany(standing.ttlInSeconds);
  };
}
