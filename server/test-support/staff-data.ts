import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { openDatabase } from '../db/open-database.ts';
import { markFields } from '../intake/idempotency.ts';
import { storeRequest } from '../intake/request-store.ts';
import { createSealer } from '../intake/seal.ts';
import type { Suspicion } from '../intake/suspicion.ts';
import { createOutbox } from '../outbox/create-outbox.ts';
import { SAMPLE_PRACTICE } from './built-site.ts';
import { storeAppointment } from '../scheduling/appointment-store.ts';
import { readArguments } from '../staff/read-arguments.ts';
import { runCommand, type CommandResult } from '../staff/run-command.ts';

export interface StaffData {
  dataDir: string;
  /** All bytes of the folder's database files. */
  storedBytes(): Buffer;
  addRequest(fields: Record<string, unknown>, suspicion?: Suspicion): Promise<void>;
  addAppointment(hour: string, fields: Record<string, unknown>): Promise<void>;
  /** Does what `npm run requests -- …` does, in this process. */
  run(...args: string[]): Promise<CommandResult>;
  inData(file: string): string;
  remove(): void;
}

/** A moment after everything that the tests store. */
const STAFF_NOW = new Date('2027-08-01T12:00:00Z');

/** A data folder with a key pair, whose rows the tests add; each has a notification to practice and visitor. */
export async function createStaffData(): Promise<StaffData> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'staff-'));
  const inData = (file: string): string => path.join(dataDir, file);
  const identity = await generateX25519Identity();
  writeFileSync(inData('identity.key'), `${identity}\n`);
  const recipient = await identityToRecipient(identity);
  writeFileSync(inData('recipient.txt'), `${recipient}\n`);
  const seal = createSealer(recipient);
  const outbox = createOutbox({
    mail: {
      send: async () => undefined,
      practiceAddress: 'desk@example.org',
      letterKey: Buffer.alloc(32),
      siteOrigin: undefined,
      practice: SAMPLE_PRACTICE,
    },
  });
  const { close } = openDatabase(dataDir);
  await close();
  let count = 0;

  const withDatabase = async (
    task: (database: ReturnType<typeof openDatabase>['database'], id: string) => Promise<unknown>,
  ): Promise<void> => {
    const opened = openDatabase(dataDir);
    count += 1;
    await task(opened.database, `id-${count}`);
    await opened.close();
  };

  return {
    dataDir,
    inData,
    storedBytes: () =>
      Buffer.concat(
        readdirSync(dataDir)
          .filter((file) => file.startsWith('requests.sqlite'))
          .map((file) => readFileSync(inData(file))),
      ),
    addRequest: (fields, suspicion) =>
      withDatabase(async (database, id) => {
        const receipt = { id, receivedAt: '2027-07-01T16:30:00.000Z' };
        const kind = 'discovery-call';
        const sealed = await seal({ kind, ...fields }, receipt);
        const mark = markFields(`staff-key-${id}`, [id]);
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
      }),
    addAppointment: (hour, fields) =>
      withDatabase(async (database, id) => {
        const receipt = {
          id,
          event: 'virtual-consult' as const,
          startsAt: `${hour}:00:00-04:00`,
          endsAt: `${hour}:30:00-04:00`,
          receivedAt: '2027-01-01T12:00:00.000Z',
        };
        const sealed = await seal(fields, receipt);
        const mark = markFields(`staff-key-${id}`, [id]);
        await storeAppointment(database, { receipt, sealed, mark });
      }),
    run: (...args) => runCommand(readArguments([...args, '--data', dataDir], {}), STAFF_NOW),
    remove: () => rmSync(dataDir, { recursive: true }),
  };
}
