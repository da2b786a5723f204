import type { Generated } from 'kysely';
import type { EventType } from '../../domain/scheduling/event-types.ts';

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

/** One row an appointment. When it is, is open, since the calendar must know; whose it is, is sealed. */
interface AppointmentsTable {
  /** Counted apart from requests. */
  number: Generated<number>;
  id: string;
  event: EventType;
  /** As domain/scheduling writes a slot: New York's clock, with its offset. */
  starts_at: string;
  ends_at: string;
  received_at: string;
  /** Holds the time as it was booked, also after it was moved. */
  sealed: Uint8Array;
  key_hash: Uint8Array;
  body_mac: Uint8Array;
  /** How often it was moved or cancelled. */
  sequence: Generated<number>;
  /** When it was last moved or cancelled; null as booked. */
  changed_at: Generated<string | null>;
  /** Null unless it is cancelled; its half-hours are free from then on. */
  cancelled_at: Generated<string | null>;
}

/** The half-hours that are taken (domain/scheduling/calendar-cells.ts). */
interface AppointmentCellsTable {
  /** ISO 8601 in UTC, so that texts sort as times do. */
  starts_at: string;
  appointment: number;
}

export interface DatabaseSchema {
  requests: RequestsTable;
  appointments: AppointmentsTable;
  appointment_cells: AppointmentCellsTable;
}
