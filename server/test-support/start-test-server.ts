import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import type { AnnouncementDays } from '../../domain/content/announcement.ts';
import { buildApp } from '../app.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { openSharedCounts } from '../intake/shared-counts.ts';
import type { AddNotices } from '../outbox/create-outbox.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { createEditionHandler } from '../site/edition-handler.ts';
import { loadEditions } from '../site/load-editions.ts';
import { writeBuiltSite, writeSiteWithConsent } from './built-site.ts';
import { sampleDependencies, TEST_LINK_SECRET } from './sample-dependencies.ts';
import { createVisitCounter, type VisitCounter } from '../visits/visit-counter.ts';
import { send, type Answer, type Sending } from './send.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestServer {
  port: number;
  identity: string;
  database: RequestDatabase;
  dataDir: string;
  /** Undefined with SQLite. */
  databaseUrl: string | undefined;
  /** Everything that was logged. */
  log(): string;
  send(sending: Omit<Sending, 'port'>): Promise<Answer>;
  /** Posts a request as a script does, with a fresh key unless one is given. */
  post(body: unknown, headers?: Record<string, string>, path?: string): Promise<Answer>;
  countRows(
    table?: 'requests' | 'appointments' | 'appointment_cells' | 'outbox' | 'request_photos',
  ): Promise<number>;
  visits: VisitCounter;
  /** All bytes of the database's files. */
  storedBytes(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Starts the whole server on a free port with a folder of its own. */
export async function startTestServer(
  settings: {
    rateLimitMax?: number;
    siteOrigin?: string;
    trustProxy?: boolean;
    now?: () => Date;
    schedulesElsewhere?: boolean;
    hasDesk?: boolean;
    addNotices?: AddNotices;
    confirmsByMail?: boolean;
    networkLimit?: number;
    limitOfAll?: number;
    slotsLimit?: number;
    isOverloaded?: () => boolean;
    photoStore?: PhotoStore;
    /** A person is shown until the end of this day. */
    consentUntil?: string;
    /** An announcement stands on some of its pages on these days. */
    announcedOn?: AnnouncementDays;
  } = {},
): Promise<TestServer> {
  const store = await createTestDatabase();
  const { dataDir, databaseUrl } = store;
  const { manifestPath, buildDir } =
    settings.consentUntil === undefined
      ? writeBuiltSite(dataDir, { announcedOn: settings.announcedOn })
      : writeSiteWithConsent(dataDir, settings.consentUntil);
  const { database } = await store.open();
  const sharedCounts =
    databaseUrl === undefined ? undefined : openSharedCounts(databaseUrl, TEST_LINK_SECRET);
  const identity = await generateX25519Identity();
  const editions = loadEditions(manifestPath, buildDir);
  const { site } = editions;
  const recipient = await identityToRecipient(identity);
  const now = settings.now ?? (() => new Date());
  const visits = createVisitCounter(database, now);
  const lines: string[] = [];
  const app = await buildApp({
    intake: sampleDependencies(
      { database, dataDir, recipient, photoStore: settings.photoStore },
      {
        now,
        sharedCounts,
        opening: site.practice.opening,
        practice: site.practice,
        takesAppointments: site.takesAppointments && settings.schedulesElsewhere !== true,
        confirmsByMail: settings.confirmsByMail ?? false,
        siteOrigin: settings.siteOrigin,
        ...(settings.hasDesk === false ? { busyFeed: undefined } : {}),
        limits: {
          perAddress: settings.rateLimitMax ?? 10_000,
          perNetwork: settings.networkLimit ?? 10_000,
          altogether: settings.limitOfAll ?? 100_000,
          slots: settings.slotsLimit ?? 10_000,
        },
        ...(settings.addNotices ? { addNotices: settings.addNotices } : {}),
        ...(settings.isOverloaded ? { isOverloaded: settings.isOverloaded } : {}),
      },
    ),
    visits: { counter: visits, pages: site.countedPages },
    handleSite: createEditionHandler(editions, now),
    validity: site.validity,
    everyHeader: site.everyHeader,
    practiceShown: () => site.practice,
    trustProxy: settings.trustProxy ?? false,
    logLevel: 'trace',
    logStream: { write: (line) => void lines.push(line) },
  });
  await app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => 'listening' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const { port } = address;
  let keyCount = 0;
  return {
    port,
    identity,
    database,
    dataDir,
    databaseUrl,
    visits,
    log: () => lines.join(''),
    send: (sending) => send({ port, ...sending }),
    post: (body, headers = {}, path = '/api/requests') =>
      send({
        port,
        method: 'POST',
        path,
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `test-key-${keyCount++}`,
          ...headers,
        },
        body: JSON.stringify(body),
      }),
    countRows: async (table = 'requests') => {
      const result = await sql<{
        count: number;
      }>`select count(*) as count from ${sql.table(table)}`.execute(database);
      return result.rows[0]?.count ?? -1;
    },
    storedBytes: store.storedBytes,
    close: async () => {
      await app.close();
      await sharedCounts?.close();
      await store.remove();
    },
  };
}
