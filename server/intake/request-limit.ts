import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseBusy, refuseTooMany } from './refusals.ts';

const WINDOW_MS = 10 * 60 * 1_000;

/** Addresses remembered at once; the least recent go first, so a flood of addresses cannot fill the memory. */
const REMEMBERED_ADDRESSES = 20_000;

/** One household's or phone's share of IPv6: whoever has one address of a /64 has all of them. */
const IPV6_SUBNET_BITS = 64;

/** Counts one request. @throws Refusal 429 when it was one too many of its address, 503 when of all */
export type CountRequest = (request: FastifyRequest) => Promise<void>;

/** Free times are cheap to ask for, and paging through a calendar asks often. */
const SLOTS_WINDOW_MS = 60 * 1_000;

export interface Limits {
  /** New requests and appointments an address may send in ten minutes. */
  perAddress: number;
  /** The same for all addresses together: a flood from many of them fills neither disk nor mailbox. */
  altogether: number;
  /** Questions for free times an address may ask in a minute. */
  slots: number;
}

/**
 * Limits how many new requests an address, and all of them together, may send in ten minutes, and how often free times may be asked for.
 *
 * What counts: a request that is valid and new, just before it is stored. A refused one does not (a person who mends a field
 * must not be locked out by it), nor does a repeated one (a lost answer is not another request), which is answered even past
 * the limit. Refusals are cheap: nothing is sealed or written for them. Addresses stay in memory and are never logged.
 *
 * One address that floods is stopped by its own limit first, so that it cannot use up everybody's.
 */
export async function createLimits(
  app: FastifyInstance,
  { perAddress, altogether, slots }: Limits,
): Promise<{ countRequest: CountRequest; countSlotsQuestion: CountRequest }> {
  await app.register(rateLimit, { global: false });
  // Each limit has a memory of its own, whose size it takes from its own options alone.
  const own = {
    timeWindow: WINDOW_MS,
    ipv6Subnet: IPV6_SUBNET_BITS,
    cache: REMEMBERED_ADDRESSES,
  };
  const countOwn = app.createRateLimit({ ...own, max: perAddress });
  const countAll = app.createRateLimit({
    timeWindow: WINDOW_MS,
    max: altogether,
    keyGenerator: () => 'all',
  });
  const countSlots = app.createRateLimit({ ...own, max: slots, timeWindow: SLOTS_WINDOW_MS });
  return {
    countRequest: async (request) => {
      const standing = await countOwn(request);
      if (!standing.isAllowed && standing.isExceeded) throw refuseTooMany(standing.ttlInSeconds);
      const all = await countAll(request);
      if (!all.isAllowed && all.isExceeded) throw refuseBusy(all.ttlInSeconds);
    },
    countSlotsQuestion: async (request) => {
      const standing = await countSlots(request);
      if (!standing.isAllowed && standing.isExceeded) throw refuseTooMany(standing.ttlInSeconds);
    },
  };
}
