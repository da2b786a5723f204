import { randomUUID } from 'node:crypto';
import { parseRequest, type IntakeRequest } from '../../domain/intake/request-schema.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { markRequest } from './idempotency.ts';
import type { AddNotices } from '../outbox/create-outbox.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { refuseFields, refuseUsedKey } from './refusals.ts';
import { findStored, storeRequest, type Receipt, type StoreOutcome } from './request-store.ts';
import type { SealRequest } from './seal.ts';
import type { Suspicion } from './suspicion.ts';

export interface IntakeDependencies {
  database: RequestDatabase;
  seal: SealRequest;
  now: () => Date;
  addNotices: AddNotices;
}

/**
 * Takes in one request: validates it, knows a repeated one again, counts a new one, seals and stores it.
 *
 * @param key the idempotency key
 * @param input what was sent, as parsed
 * @param countNew called once for a request that is valid and new, before it is stored; throws to turn it down
 * @param suspicion why it looks as if a program had sent it, if it does; it is kept all the same
 * @returns what the visitor is told, the same for the same key and body
 * @throws Refusal 422 for fields that do not fit and for a key that belongs to another body; what countNew throws; the
 *   database's error when it cannot be stored. Nothing is stored then.
 */
export type ReceiveRequest = (
  key: string,
  input: unknown,
  countNew: () => Promise<void>,
  suspicion?: Suspicion,
) => Promise<Receipt>;

export function createReceiver({
  database,
  seal,
  now,
  addNotices,
}: IntakeDependencies): ReceiveRequest {
  const oneAtATime = new OneAtATime();

  async function receiveNew(
    key: string,
    request: IntakeRequest,
    countNew: () => Promise<void>,
    suspicion: Suspicion | undefined,
  ): Promise<StoreOutcome> {
    const mark = markRequest(key, request);
    const before = await findStored(database, mark);
    if (before !== undefined) return before;
    await countNew();
    const receipt = { id: randomUUID(), receivedAt: now().toISOString() };
    const sealed = await seal(request, receipt);
    const { kind, email } = request;
    return storeRequest(
      database,
      { ...receipt, kind, sealed, mark, suspicion },
      (transaction, number) =>
        addNotices(transaction, {
          about: 'request',
          number,
          kind,
          receivedAt: receipt.receivedAt,
          isSetAside: suspicion !== undefined,
          visitor: { email },
        }),
    );
  }

  return async (key, input, countNew, suspicion) => {
    const parsed = parseRequest(input);
    if (!parsed.ok) throw refuseFields(parsed.fields);
    const result = await oneAtATime.run(key, () =>
      receiveNew(key, parsed.request, countNew, suspicion),
    );
    if (result.outcome === 'conflict') throw refuseUsedKey();
    return result.receipt;
  };
}
