import { isIPv4 } from 'node:net';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sayNotTaken } from '../../domain/intake/refusal-words.ts';
import { REQUESTS_PATH } from '../../domain/intake/wire.ts';
import { wallClockAt } from '../../domain/practice/practice-clock.ts';
import { refuseBusy, refuseTooMany } from './refusals.ts';
import type { Refusal } from '../problem-details.ts';
import { Passes } from './passes.ts';
import type { SharedCounts } from './shared-counts.ts';

const MINUTE_MS = 60 * 1_000;
const WINDOW_MS = 10 * MINUTE_MS;

/** Addresses remembered at once; the least recent go first, so a flood of addresses cannot fill the memory. */
const REMEMBERED_ADDRESSES = 20_000;

/** One household's or phone's share of IPv6: whoever has one address of a /64 has all of them. */
const IPV6_SUBNET_BITS = 64;

/** A site's share of IPv6: who has a /48 has 65,536 of those. */
const IPV6_NETWORK_BITS = 48;

/** Counts one. @throws Refusal 429 when it was one too many of its address, 503 when of its network or of all */
type CountRequest = (request: FastifyRequest) => Promise<void>;

/** Takes a count back: what was counted was not stored. Never throws. */
export type GiveBack = () => Promise<void>;

/** Counts one request that is about to be stored. @throws as CountRequest does; nothing is counted of its address when others had too many */
type CountStored = (request: FastifyRequest) => Promise<GiveBack>;

/** Free times are cheap to ask for, and paging through a calendar asks often; so are visits to count, and nobody reads sixty pages in a minute. */
const SLOTS_WINDOW_MS = MINUTE_MS;

export interface Limits {
  /** New requests and appointments an address may send in ten minutes. */
  perAddress: number;
  /** The same for all addresses of one network (IPv6 /48, IPv4 /24); never fewer than one address may. */
  perNetwork: number;
  /** The same for all addresses together: a flood from many of them fills neither disk nor mailbox. */
  altogether: number;
  /** Questions for free times an address may ask in a minute, and visits of it that are counted. */
  slots: number;
}

/** Sendings with photos that may be begun for each new request that may be sent, by an address, a network or all: a person tries again, and mends a photo. */
const UPLOADS_PER_REQUEST = 4;

/** Wrong links that an address may open in that time. People mistype; whoever guesses needs far more than this. */
const WRONG_LINKS_MAX = 20;

/** Keeps an address from trying links until one opens. Right ones do not count, and are not counted. */
interface GuessLimit {
  /** Before a link is looked at. @throws Refusal 429 for an address that has tried too many wrong ones */
  check: CountRequest;
  /** Counts a wrong one. @throws Refusal 429 when that was one too many */
  count: CountRequest;
}

/** What counts against the limits. */
export interface IntakeCounts {
  /** One count for all that an address sends, whatever its kind. */
  countRequest: CountStored;
  /** Before a sending with photos is read: reading and decoding are the costly part of it. @throws as CountRequest does */
  countUpload: CountRequest;
  countSlotsQuestion: CountRequest;
  /** Before a page or an event is counted. */
  countVisit: CountRequest;
  guessLimit: GuessLimit;
}

const PEEK = { increment: false };

/** How an address, or all of them, stand after being counted. */
interface Standing {
  isExceeded: boolean;
  ttlInSeconds: number;
  giveBack: GiveBack;
}

/** Tells the counts of one limit from those of another. */
type LimitName =
  | 'requests'
  | 'network-requests'
  | 'all-requests'
  | 'uploads'
  | 'network-uploads'
  | 'all-uploads'
  | 'slots'
  | 'visits'
  | 'wrong-links';

type Count = (request: FastifyRequest, options?: { increment: boolean }) => Promise<Standing>;

/**
 * Limits how many new requests an address, and all of them together, may send in ten minutes, and how often free times may be asked for.
 *
 * What counts: a request that is valid and new, just before it is stored. A refused one does not (a person who mends a field
 * must not be locked out by it), nor does a repeated one (a lost answer is not another request), which is answered even past
 * the limit; and one that could not be stored is given back, since our bad luck is not the sender's doing. Refusals are cheap: nothing is sealed or written for them. Addresses are never logged, and leave the memory as an HMAC alone.
 *
 * One address that floods is stopped by its own limit first, then one network by its own, so that neither can use up everybody's.
 *
 * @param shared where several servers count together. Where it does not answer, each counts by itself: nobody is turned away for
 *   want of a count
 */
export async function createLimits(
  app: FastifyInstance,
  { perAddress, perNetwork, altogether, slots }: Limits,
  shared?: SharedCounts,
): Promise<IntakeCounts> {
  await app.register(rateLimit, { global: false });

  const createCount = (
    name: LimitName,
    max: number,
    keyOf: (request: FastifyRequest) => string,
    windowMs: number = WINDOW_MS,
    /** Null for what each server counts by itself, even where there are several. */
    together: SharedCounts | null = shared ?? null,
  ): Count => {
    // Each limit has a memory of its own, whose size it takes from its own options alone.
    const memory = {
      max,
      timeWindow: windowMs,
      cache: REMEMBERED_ADDRESSES,
      keyGenerator: keyOf,
    };
    const countInMemory = app.createRateLimit(memory);
    const passes = new Passes(REMEMBERED_ADDRESSES);
    const inMemory: Count = async (request, options) => {
      const { isExceeded, ttlInSeconds } = toStanding(await countInMemory(request, options));
      const giveBack = async () => passes.give(keyOf(request), ttlInSeconds * 1_000);
      return { isExceeded, ttlInSeconds, giveBack };
    };
    const inShared = async (
      counts: SharedCounts,
      request: FastifyRequest,
      options?: { increment: boolean },
    ): Promise<Standing> => {
      const key = `${name} ${keyOf(request)}`;
      const isPeek = options?.increment === false;
      const { count, endsInMs } = isPeek
        ? await counts.read(key)
        : await counts.count(key, windowMs);
      return {
        isExceeded: count > max,
        ttlInSeconds: Math.ceil(endsInMs / 1_000),
        // A database that could not store may not take the count back either.
        giveBack: () => counts.giveBack(key).catch(() => passes.give(keyOf(request), endsInMs)),
      };
    };
    return async (request, options) => {
      const pass = options?.increment === false ? undefined : passes.take(keyOf(request));
      if (pass !== undefined) {
        const giveBack = async () => passes.give(keyOf(request), pass.endsInMs);
        return { isExceeded: false, ttlInSeconds: 0, giveBack };
      }
      if (together === null) return inMemory(request, options);
      try {
        return await inShared(together, request, options);
      } catch (error) {
        request.log.warn({ err: error }, 'the shared limits do not answer');
        return inMemory(request, options);
      }
    };
  };

  const ofNetwork = Math.max(perNetwork, perAddress);
  const ofEverybody = (): string => '';
  const countOwn = createCount('requests', perAddress, addressOf);
  const countNetwork = createCount('network-requests', ofNetwork, networkOf);
  const countAll = createCount('all-requests', altogether, ofEverybody);
  const countUpload = createCount('uploads', perAddress * UPLOADS_PER_REQUEST, addressOf);
  const countNetworkUpload = createCount(
    'network-uploads',
    ofNetwork * UPLOADS_PER_REQUEST,
    networkOf,
  );
  const countAllUploads = createCount('all-uploads', altogether * UPLOADS_PER_REQUEST, ofEverybody);
  const countSlots = createCount('slots', slots, addressOf, SLOTS_WINDOW_MS);
  // In memory alone: whoever only reads leaves nothing in a database, not even under an HMAC.
  const countVisit = createCount('visits', slots, addressOf, SLOTS_WINDOW_MS, null);
  const countGuess = createCount('wrong-links', WRONG_LINKS_MAX, addressOf);
  const refuse = ({ isExceeded, ttlInSeconds }: Standing): void => {
    if (isExceeded) throw refuseTooMany(ttlInSeconds);
  };
  /** Counts against the sender first, then against those who are counted with them. */
  const countTogether =
    (countSender: Count, others: readonly Count[]): CountStored =>
    async (request) => {
      const own = await countSender(request);
      if (own.isExceeded) throw refuseNotTaken(request, own.ttlInSeconds);
      const counted = [own];
      const giveBack = async () => void (await Promise.all(counted.map((one) => one.giveBack())));
      for (const count of others) {
        const standing = await count(request);
        if (standing.isExceeded) {
          // That others are many must not lock this one out.
          await giveBack();
          throw refuseBusy(standing.ttlInSeconds);
        }
        counted.push(standing);
      }
      return giveBack;
    };
  const countUploadTogether = countTogether(countUpload, [countNetworkUpload, countAllUploads]);
  return {
    countRequest: countTogether(countOwn, [countNetwork, countAll]),
    countUpload: async (request) => void (await countUploadTogether(request)),
    countSlotsQuestion: async (request) => refuse(await countSlots(request)),
    countVisit: async (request) => refuse(await countVisit(request)),
    guessLimit: {
      check: async (request) => refuse(await countGuess(request, PEEK)),
      count: async (request) => refuse(await countGuess(request)),
    },
  };
}

/** @param waitSeconds until the sender's window ends */
function refuseNotTaken({ url }: FastifyRequest, waitSeconds: number): Refusal {
  // To the end of its minute: at the moment that is named it is over.
  const end = new Date(Date.now() + waitSeconds * 1_000 + MINUTE_MS - 1);
  const until = wallClockAt(end, 'America/New_York').time;
  const isBooking = !url.startsWith(REQUESTS_PATH);
  return refuseTooMany(waitSeconds, (minutes) => sayNotTaken({ minutes, until, isBooking }));
}

/** What the rate limiter says, where it has looked at all. */
function toStanding(
  said: { isAllowed: true } | { isAllowed: false; isExceeded: boolean; ttlInSeconds: number },
): Pick<Standing, 'isExceeded' | 'ttlInSeconds'> {
  return said.isAllowed ? { isExceeded: false, ttlInSeconds: 0 } : said;
}

/** Who is counted as one: an IPv4 address, or a /64 of IPv6. */
export function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip, IPV6_SUBNET_BITS);
}

/** The network that an address is part of, as its owner is likely to have it whole. */
export function networkOf(request: FastifyRequest): string {
  const network = normalizeIP(request.ip, IPV6_NETWORK_BITS);
  return isIPv4(network) ? network.slice(0, network.lastIndexOf('.')) : network;
}
