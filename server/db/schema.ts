import type { Generated } from 'kysely';

/** One row a request. What the visitor wrote is in `sealed` alone, and this server cannot open it. */
interface RequestsTable {
  /** What staff call the request by; counts up and is never used again. */
  number: Generated<number>;
  /** What the visitor is told: a random UUID, so that no one can count the practice's requests. */
  id: string;
  kind: string;
  /** ISO 8601 in UTC, written by this server's clock. */
  received_at: string;
  /** age ciphertext of the request's JSON (server/intake/seal.ts). */
  sealed: Uint8Array;
  /** SHA-256 of the idempotency key (server/intake/idempotency.ts). */
  key_hash: Uint8Array;
  /** HMAC-SHA-256 of the body under the idempotency key (server/intake/idempotency.ts). */
  body_mac: Uint8Array;
}

export interface DatabaseSchema {
  requests: RequestsTable;
}
