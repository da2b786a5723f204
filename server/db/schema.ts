import type { Generated } from 'kysely';
import type { EventType } from '../../domain/scheduling/event-types.ts';
import type { Role } from '../../domain/desk/wire.ts';
import type { DeskAct, TicketPurpose } from '../desk/desk-words.ts';
import type { Suspicion } from '../intake/suspicion.ts';
import type { Channel } from '../outbox/notice.ts';

/** One row a request. What the visitor wrote is in `sealed` alone, and this server cannot open it. */
interface RequestsTable {
  /** Counts up and is never used again; what other tables call the request by. */
  number: Generated<number>;
  /** What visitors and staff call it by, at random (domain/intake/request-number.ts); null where an older server stored it beside this one. */
  reference: Generated<string | null>;
  /** What is sealed with it. The reference too; a random UUID in rows of before. */
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
  /** Why it looks as if a program had sent it; null for what a person sent. */
  set_aside: Generated<Suspicion | null>;
}

/** One row an appointment. When it is, is open, since the calendar must know; whose it is, is sealed. */
interface AppointmentsTable {
  /** Counted apart from requests. */
  number: Generated<number>;
  /** As that of a request; no request has the same. */
  reference: Generated<string | null>;
  /** A random UUID: in the token of its link and in calendar files. */
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
  /** Why it looks as if a program had sent it; null for what a person sent. */
  set_aside: Generated<Suspicion | null>;
  /** How often it was moved or cancelled. */
  sequence: Generated<number>;
  /** When it was last moved or cancelled; null as booked. */
  changed_at: Generated<string | null>;
  /** Null unless it is cancelled; its half-hours are free from then on. */
  cancelled_at: Generated<string | null>;
  /** Null where they have cancelled it, and where it was done before this was written down. */
  is_cancelled_by_us: Generated<1 | null>;
  /** Where changes are confirmed to, under the key in the visitor's link (server/outbox/kept-address.ts); null where nothing is to be sent. */
  kept_address: Generated<Uint8Array | null>;
  /** Which link opens it (server/scheduling/change-token.ts); null for every one that was signed for it. */
  link_hash: Generated<Uint8Array | null>;
  /** When the desk has made it, by this server's clock; null for what a visitor has booked. */
  made_at_desk: Generated<string | null>;
}

/** The half-hours that are taken (domain/scheduling/calendar-cells.ts). */
interface AppointmentCellsTable {
  /** ISO 8601 in UTC, so that texts sort as times do. */
  starts_at: string;
  /** Null where staff keep the time free. */
  appointment: number | null;
  /** Null where somebody comes. */
  block: Generated<number | null>;
}

/** A time that staff keep free of appointments. When it is, is open, since the calendar must know; why, is sealed. */
interface DeskBlocksTable {
  number: Generated<number>;
  /** From the browser, so that twice is once. */
  id: string;
  starts_at: string;
  ends_at: string;
  /** Whose it is; null: by the recovery sheet. */
  person: number | null;
  at: string;
  /** age ciphertext of why (domain/desk/blocks.ts). */
  sealed: Uint8Array;
  /** Of a time that a letter offers: the card of whom it was offered to; null where it is kept free for good. */
  offered_about: Generated<'request' | 'appointment' | null>;
  offered_to: Generated<number | null>;
  /** The id of the letter's entry. */
  letter: Generated<string | null>;
  /** Until when it is held. */
  until_ms: Generated<number | null>;
  /** What those have in common that are kept free each week; null for one by itself. From the browser, so that twice is once. */
  series: Generated<string | null>;
}

/** One row a notification that has not been delivered yet (server/outbox/). */
interface OutboxTable {
  number: Generated<number>;
  channel: Channel;
  /** A random UUID, the same at each try: the mail's Message-ID and the webhook's id. */
  message_id: string;
  about: 'request' | 'appointment';
  /** The number of the request or appointment. */
  about_number: number;
  /** What visitors and staff call it by. */
  reference: Generated<string | null>;
  kind: string;
  received_at: string;
  is_set_aside: 0 | 1;
  /** What a confirmation needs, under the server's own key; null for every other channel. */
  letter: Uint8Array | null;
  /** "dead": all tries failed, and only a person brings it back. */
  state: Generated<'waiting' | 'dead'>;
  tries: Generated<number>;
  due_at_ms: number;
  /** Of a reminder: when it was to come at first, whatever became of its tries; null for every other row. */
  planned_at_ms: Generated<number | null>;
  /** Of a reminder: from when on it helps nobody any more. Of a letter that offers times: until when these are held. */
  until_ms: Generated<number | null>;
  /** Who may send it now, until the lease ends. */
  lease: string | null;
  leased_until_ms: Generated<number>;
  /** A short code, nothing personal. */
  last_fault: string | null;
}

/** One row a photo in the store (server/photos/photo-store.ts). The photo itself is there, sealed. */
interface RequestPhotosTable {
  /** A random UUID, its name in the store. */
  id: string;
  /** Null while it is being stored, and once its request was deleted: it is then left to remove. */
  request: number | null;
  /** 1 for the first photo of a request. */
  position: number;
  /** Of the sealed photo. */
  bytes: number;
  /** When it was noted as about to be stored. */
  noted_at_ms: number;
  /** 1 once its removal has begun: no request may have it any more. */
  is_going: Generated<0 | 1>;
}

/** How often an address, or all of them, have asked; with PostgreSQL alone (server/intake/shared-counts.ts). */
interface RateCountsTable {
  /** HMAC of the limit's name and the address. */
  key: Uint8Array;
  count: number;
  /** When the window ends, and the row with it. */
  ends_at_ms: number;
}

/** How often something happened on a day (server/visits/). No row says who did it, nor when within the day. */
interface VisitCountsTable {
  /** At the practice, as 2026-12-25. */
  day: string;
  /** A page's address in the URL map, or the name of an event (domain/measurement/measured-events.ts). */
  what: string;
  /** The event's; empty for a page. */
  label: string;
  count: number;
}

/** Whoever works at the desk. A row is kept when somebody leaves: the history goes on naming them. */
interface DeskPeopleTable {
  number: Generated<number>;
  name: string;
  role: Role;
  adds_people: 0 | 1;
  added_at: string;
  left_at: Generated<string | null>;
}

/** A person's passkey, with the practice's private key wrapped to it: this server can open neither. */
interface DeskPasskeysTable {
  /** The credential's id, as WebAuthn writes it. */
  id: string;
  person: number;
  public_key: Uint8Array;
  sign_count: number;
  /** With commas between them. */
  transports: string;
  /** What the passkey's secret is asked with; it stands in `wrapped` too. */
  nonce: string;
  /** An age file for this passkey alone (desk/passkey/). */
  wrapped: Uint8Array;
  added_at: string;
  /** The public half of the identity that stands in `wrapped` beside the practice's key; null in a passkey of an older server. */
  recipient: Generated<string | null>;
  /** The practice's key as it was last changed, sealed to that identity; null while it was not changed since. */
  handed: Generated<Uint8Array | null>;
}

/** The practice's private key, wrapped to the words of a printed sheet; the newest one counts. */
interface DeskSheetsTable {
  number: Generated<number>;
  wrapped: Uint8Array;
  /** The public key that belongs to it. */
  recipient: string;
  made_at: string;
  /** The practice's public key whose private half the words open; null in a sheet of an older server. */
  opens: string | null;
}

/** What may be used once: challenges, and the link of the first start. */
interface DeskTicketsTable {
  /** SHA-256 of the ticket. */
  hash: Uint8Array;
  purpose: TicketPurpose;
  ends_at_ms: number;
}

interface DeskSessionsTable {
  /** SHA-256 of what stands in the cookie. */
  hash: Uint8Array;
  /** Null: opened by the recovery sheet. */
  person: number | null;
  opened_at_ms: number;
  touched_at_ms: number;
}

/** Of the practice's own calendar: its last reading. One row, once it was looked at. */
interface OwnCalendarTable {
  is_only: 1;
  tried_at_ms: number;
  /** When it was last read; null where it never was. */
  read_at_ms: number | null;
  /** A short code of why the last try failed; null where it did not. */
  fault: string | null;
  /** How many of its events could not be read. */
  unread: Generated<number>;
}

/** When it says that the practice is busy: ISO 8601 in UTC, so that texts sort as times do; none touches another. */
interface OwnCalendarTimesTable {
  starts_at: string;
  ends_at: string;
}

/** A person's address of the feed of busy times. */
interface DeskFeedsTable {
  person: number;
  /** SHA-256 of the token in the address. */
  hash: Uint8Array;
  made_at: string;
}

interface DeskCounterTable {
  is_only: 1;
  /** The number of the newest entry. */
  value: number;
}

/** What somebody wrote on a card: a note, a stroke, a day. Nothing is ever changed here. */
interface DeskEntriesTable {
  number: number;
  /** From the browser, so that twice is once. */
  id: string;
  about: 'request' | 'appointment';
  about_number: number;
  person: number | null;
  at: string;
  /** age ciphertext (domain/desk/entries.ts); what it is, is sealed too. */
  sealed: Uint8Array;
  /** 1 where the card's letters go to another address from then on. */
  is_address: Generated<1 | null>;
}

/** Who did what to which number, and when; never what was read. */
interface DeskLogTable {
  number: Generated<number>;
  at: string;
  person: number | null;
  act: DeskAct;
  about: 'request' | 'appointment' | null;
  about_number: number | null;
}

/** What somebody wants a field of the content to say; not yet on the site. */
interface SiteDraftsTable {
  /** Of the facts, such as prices.consultationFee. */
  path: string;
  /** As JSON. */
  value: string;
  person: number | null;
  at: string;
}

/** A site that was published; the newest is the one that visitors see. */
interface SiteEditionsTable {
  number: Generated<number>;
  at: string;
  person: number | null;
  /** What changed, in words, as JSON (domain/desk/site-wire.ts). */
  changes: string;
  /** The edition that it brought back. */
  back_to: number | null;
  /** The texts of its content by their paths, as JSON, compressed with gzip. */
  texts: Uint8Array;
}

/** A photograph that lies in no content folder: of a draft, or of an earlier site. */
interface SitePhotographsTable {
  /** SHA-256 of its bytes, in hexadecimal. */
  mark: string;
  /** 1: of an earlier site; 0: of a draft alone. */
  is_earlier: number;
  at: string;
  /** A JPEG. */
  bytes: Uint8Array;
}

interface SiteTakenAwayTable {
  /** As that of a photograph: SHA-256 of its bytes, in hexadecimal. */
  mark: string;
  at: string;
}

export interface DatabaseSchema {
  desk_people: DeskPeopleTable;
  desk_passkeys: DeskPasskeysTable;
  desk_sheets: DeskSheetsTable;
  desk_tickets: DeskTicketsTable;
  desk_sessions: DeskSessionsTable;
  own_calendar: OwnCalendarTable;
  own_calendar_times: OwnCalendarTimesTable;
  desk_feeds: DeskFeedsTable;
  desk_counter: DeskCounterTable;
  desk_entries: DeskEntriesTable;
  desk_log: DeskLogTable;
  desk_blocks: DeskBlocksTable;
  site_drafts: SiteDraftsTable;
  site_editions: SiteEditionsTable;
  site_photographs: SitePhotographsTable;
  site_taken_away: SiteTakenAwayTable;
  requests: RequestsTable;
  request_photos: RequestPhotosTable;
  appointments: AppointmentsTable;
  appointment_cells: AppointmentCellsTable;
  outbox: OutboxTable;
  rate_counts: RateCountsTable;
  visit_counts: VisitCountsTable;
}
