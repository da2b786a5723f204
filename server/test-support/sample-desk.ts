import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { DeskLetterTexts } from '../../domain/content/desk-letters.ts';
import type { LetterFacts } from '../../domain/practice/contact-facts.ts';
import type { Role, StartOffer } from '../../domain/desk/wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { buildDeskApp } from '../desk/build-desk-app.ts';
import type { PracticeKey } from '../desk/practice-key.ts';
import { hashOfSecret, issueTicket } from '../desk/tickets.ts';
import { markBody } from '../intake/idempotency.ts';
import { storeRequest } from '../intake/request-store.ts';
import { createSealer } from '../intake/seal.ts';
import { createDeskLetters } from '../outbox/desk-letters.ts';
import { createFolderStore } from '../photos/folder-store.ts';
import { createChangeTokens } from '../scheduling/change-token.ts';
import { SAMPLE_LETTER_TEXTS, SAMPLE_PRACTICE } from './built-site.ts';
import { createSamplePublishing, type SamplePublishing } from './sample-publishing.ts';
import { sealedWords, type SealedWords } from './sealed-words.ts';
import { makeSoftPasskey, type SoftPasskey } from './soft-passkey.ts';
import { createTestDatabase } from './test-database.ts';

export const DESK_ORIGIN = 'http://localhost:3100';

/** What letters that wait are encrypted with. */
export const LETTER_KEY = Buffer.alloc(32, 9);

/** In the form of an identity that is wrapped to a passkey; what is in it no server can tell. */
export const WRAPPED = Buffer.from(
  'age-encryption.org/v1\n-> age-encryption.org/fido2prf AAAAAAAAAAAAAAAAAAAAAA\nsealed\n',
).toString('base64');

const identity = await generateX25519Identity();
const recipient = await identityToRecipient(identity);

/** The practice's key as a page sends it, wrapped to a new passkey. */
export const SAMPLE_KEY = {
  wrapped: WRAPPED,
  recipient: await identityToRecipient(await generateX25519Identity()),
  opens: recipient,
};

export interface SampleDesk extends SealedWords {
  app: FastifyInstance;
  database: RequestDatabase;
  dataDir: string;
  publishing: SamplePublishing;
  identity: string;
  recipient: string;
  log(): string;
  storedBytes(): Promise<Buffer>;
  setNow(now: Date): void;
  /** Another site is shown from now on, as after a publication. */
  show(site: { practice?: Partial<LetterFacts>; letterTexts?: DeskLetterTexts }): void;
  /** A link's ticket, as the start prints it. */
  ticket(): Promise<string>;
  /** Asks as the desk's own page does. */
  ask(options: InjectOptions & { url: string }, cookie?: string): Promise<LightMyRequestResponse>;
  /** Walks the first start. */
  start(passkey?: SoftPasskey): Promise<LightMyRequestResponse>;
  /** Walks it for a desk that is begun then. @returns the cookie of the first person */
  begin(passkey?: SoftPasskey): Promise<{ cookie: string; passkey: SoftPasskey }>;
  /** @param cookie of the session in which the passkey is touched again */
  signIn(passkey: SoftPasskey, cookie?: string): Promise<string>;
  /** Opens a session of a person who stands in the table. */
  join(person: number): Promise<string>;
  /** Adds a colleague, who may add nobody. @returns their cookie */
  joinAs(role: Role): Promise<string>;
  addRequest(name: string): Promise<void>;
  /** Books A1 for whoever is on card 1, with a letter to an address. @param slot when it is */
  bookFirst(slot: object, letter: object, cookie: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/**
 * The whole server of the desk, with a database of its own and pages of one line.
 *
 * @param keyOf makes the practice's key; without it one that stays as it is
 */
export async function createSampleDesk(
  openingsAMinute = 10_000,
  keyOf?: (database: RequestDatabase, dataDir: string) => PracticeKey,
): Promise<SampleDesk> {
  const store = await createTestDatabase();
  const { database } = await store.open();
  const practiceKey = keyOf?.(database, store.dataDir);
  const buildDir = path.join(store.dataDir, 'desk');
  mkdirSync(path.join(buildDir, 'assets'), { recursive: true });
  writeFileSync(path.join(buildDir, 'index.html'), '<!doctype html><title>The desk</title>');
  writeFileSync(path.join(buildDir, 'assets/desk-abc.js'), 'export {};');
  const sheetIdentity = await generateX25519Identity();
  const sheetRecipient = await identityToRecipient(sheetIdentity);
  const lines: string[] = [];
  let now = new Date('2027-07-01T14:00:00Z');
  const practice = { ...SAMPLE_PRACTICE };
  let letterTexts = SAMPLE_LETTER_TEXTS;
  const publishing = createSamplePublishing({ database, dataDir: store.dataDir, now: () => now });
  const app = await buildDeskApp(
    {
      database,
      now: () => now,
      origin: DESK_ORIGIN,
      siteAddress: 'https://www.example.org',
      practice,
      practiceKey: practiceKey ?? {
        recipient: () => recipient,
        mayBeReplaced: async () => false,
        hasKeyFile: async () => false,
        change: async () => false,
      },
      photoStore: createFolderStore(path.join(store.dataDir, 'photos')),
      tokens: createChangeTokens('s'.repeat(43)),
      letters: createDeskLetters({
        confirmationKey: LETTER_KEY,
        siteOrigin: 'https://www.example.org',
        practice: SAMPLE_PRACTICE,
        reminds: true,
      }),
      publishing,
      letterTexts: () => letterTexts,
    },
    {
      buildDir,
      everyHeader: { 'strict-transport-security': 'max-age=86400' },
      trustProxy: false,
      logLevel: 'trace',
      logStream: { write: (line) => void lines.push(line) },
      openingsAMinute,
    },
  );
  const ask: SampleDesk['ask'] = (options, cookie) =>
    app.inject({
      ...options,
      headers: {
        host: 'localhost:3100',
        origin: DESK_ORIGIN,
        ...(cookie === undefined ? {} : { cookie }),
        ...options.headers,
      },
    });
  const tell = async (url: string, payload: object) => ask({ method: 'POST', url, payload });
  const sealRequest = createSealer(recipient);
  const words = await sealedWords({ key: identity, sheet: sheetIdentity });
  const join: SampleDesk['join'] = async (person) => {
    const secret = randomBytes(32).toString('base64url');
    const at = now.getTime();
    await database
      .insertInto('desk_sessions')
      .values({ hash: hashOfSecret(secret), person, opened_at_ms: at, touched_at_ms: at })
      .execute();
    return `__Host-desk=${secret}`;
  };
  const start: SampleDesk['start'] = async (passkey = makeSoftPasskey(DESK_ORIGIN)) => {
    const ticket = await issueTicket(database, 'first-start', now);
    const { challenge, riddle } = (
      await tell('/api/first-start/begin', { ticket })
    ).json<StartOffer>();
    return tell('/api/first-start', {
      ticket,
      name: 'Thaddea Marrowby',
      role: 'coordinator',
      credential: passkey.register(challenge),
      key: SAMPLE_KEY,
      recipient,
      sheet: WRAPPED,
      sheetRecipient,
      proof: await words.open(riddle ?? ''),
    });
  };
  let count = 0;
  return {
    app,
    database,
    dataDir: store.dataDir,
    publishing,
    identity,
    recipient,
    log: () => lines.join(''),
    storedBytes: store.storedBytes,
    setNow: (moment) => void (now = moment),
    show: (site) => {
      Object.assign(practice, site.practice);
      letterTexts = site.letterTexts ?? letterTexts;
    },
    ticket: () => issueTicket(database, 'first-start', now),
    ask,
    start,
    begin: async (passkey = makeSoftPasskey(DESK_ORIGIN)) => {
      return { cookie: cookieOf(await start(passkey)), passkey };
    },
    signIn: async (passkey, cookie) => {
      const { challenge } = (await tell('/api/sign-in/begin', {})).json<{ challenge: string }>();
      const payload = passkey.sign(challenge);
      return cookieOf(await ask({ method: 'POST', url: '/api/sign-in', payload }, cookie));
    },
    join,
    joinAs: async (role) => {
      const { number } = await database
        .insertInto('desk_people')
        .values({ name: 'Bram Costig', role, adds_people: 0, added_at: now.toISOString() })
        .returning('number')
        .executeTakeFirstOrThrow();
      return join(number);
    },
    addRequest: async (name) => {
      const receipt = { id: `id-${(count += 1)}`, receivedAt: now.toISOString() };
      const sealed = await sealRequest({ kind: 'discovery-call', name }, receipt);
      const mark = markBody(`desk-key-${count}`, receipt);
      await storeRequest(database, { ...receipt, kind: 'discovery-call', sealed, mark });
    },
    ...words,
    bookFirst: async (slot, letter, cookie) => {
      const own = await words.entry();
      const payload = {
        ...slot,
        ...own,
        event: 'smile-blueprint',
        receivedAt: now.toISOString(),
        entry: await words.entry(),
        asked: { name: '1', entry: await words.entry() },
        letter,
      };
      return ask({ method: 'POST', url: '/api/appointments', payload }, cookie);
    },
    close: async () => {
      await app.close();
      await store.remove();
    },
  };
}

/** What a browser sends back of a session's cookie. */
export function cookieOf(answer: { headers: Record<string, unknown> }): string {
  return String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
}
