import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { OpenDatabase, RequestDatabase } from '../db/open-database.ts';
import { markBody } from '../intake/idempotency.ts';
import { storeRequest } from '../intake/request-store.ts';
import { createSealer, type SealRequest } from '../intake/seal.ts';
import type { Suspicion } from '../intake/suspicion.ts';
import { sampleOutbox } from './sample-outbox.ts';
import { storeAppointment } from '../scheduling/appointment-store.ts';
import type { Ask } from '../staff/agree-to-forget.ts';
import type { Person } from '../staff/ask-on-terminal.ts';
import { readArguments } from '../staff/read-arguments.ts';
import { runCommand, type CommandResult } from '../staff/run-command.ts';
import { createTestDatabase } from './test-database.ts';

export interface StaffData {
  dataDir: string;
  /** What names the database to a command. */
  environment: Record<string, string>;
  /** Open the while, as a server has it. */
  database: RequestDatabase;
  /** Opens it as one more server does. */
  open(): Promise<OpenDatabase>;
  storedBytes(): Promise<Buffer>;
  /** @param sealIt to another key than that of the data folder */
  addRequest(
    fields: Record<string, unknown>,
    suspicion?: Suspicion,
    sealIt?: SealRequest,
  ): Promise<void>;
  addAppointment(hour: string, fields: Record<string, unknown>): Promise<void>;
  /** Does what `npm run requests -- …` does, in this process. */
  run(...args: string[]): Promise<CommandResult>;
  /** The same with somebody at a terminal. */
  runAsked(ask: Ask, ...args: string[]): Promise<CommandResult>;
  /** The same with somebody who types what is not shown. */
  runTyping(person: Partial<Person>, ...args: string[]): Promise<CommandResult>;
  inData(file: string): string;
  remove(): Promise<void>;
}

/** A moment after everything that the tests store. */
export const STAFF_NOW = new Date('2027-08-01T12:00:00Z');

/** A data folder with a key pair, whose rows the tests add; each has a notification to practice and visitor. */
export async function createStaffData(): Promise<StaffData> {
  const store = await createTestDatabase();
  const { dataDir, databaseUrl } = store;
  const environment: Record<string, string> = {
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined
      ? {}
      : { DATABASE_URL: databaseUrl, PHOTO_DIR: path.join(dataDir, 'photos') }),
  };
  const inData = (file: string): string => path.join(dataDir, file);
  const identity = await generateX25519Identity();
  writeFileSync(inData('identity.key'), `${identity}\n`);
  const recipient = await identityToRecipient(identity);
  writeFileSync(inData('recipient.txt'), `${recipient}\n`);
  const seal = createSealer(recipient);
  const outbox = sampleOutbox();
  const { database } = await store.open();
  let count = 0;
  const nextId = (): string => `id-${(count += 1)}`;

  return {
    dataDir,
    environment,
    database,
    inData,
    open: store.open,
    storedBytes: store.storedBytes,
    addRequest: async (fields, suspicion, sealIt = seal) => {
      const id = nextId();
      const receipt = { id, receivedAt: '2027-07-01T16:30:00.000Z' };
      const kind = 'discovery-call';
      const sealed = await sealIt({ kind, ...fields }, receipt);
      const mark = markBody(`staff-key-${id}`, { id });
      await storeRequest(
        database,
        { ...receipt, kind, sealed, mark, suspicion },
        (transaction, number) =>
          outbox.addNotices(transaction, {
            about: 'request',
            number,
            kind,
            receivedAt: receipt.receivedAt,
            isSetAside: suspicion !== undefined,
            visitor: { email: 'ann@example.com' },
          }),
      );
    },
    addAppointment: async (hour, fields) => {
      const id = nextId();
      const receipt = {
        id,
        reference: null,
        event: 'virtual-consult' as const,
        startsAt: `${hour}:00:00-04:00`,
        endsAt: `${hour}:30:00-04:00`,
        receivedAt: '2027-01-01T12:00:00.000Z',
      };
      const sealed = await seal(fields, receipt);
      const mark = markBody(`staff-key-${id}`, { id });
      await storeAppointment(database, { receipt, sealed, mark });
    },
    run: (...args) => runCommand(readArguments(args, environment), STAFF_NOW),
    runAsked: (ask, ...args) =>
      runCommand(readArguments(args, environment), STAFF_NOW, { agree: ask }),
    runTyping: async (person, ...args) =>
      runCommand(readArguments(args, environment), STAFF_NOW, person),
    remove: store.remove,
  };
}
