import type { MigrationStep } from './migration-step.ts';

/**
 * The desk (docs/decisions/180-a-desk-of-its-own.md): who may open it, what opens the practice's key for them, and what they wrote on cards, sealed.
 * The counter's one row is locked by whoever adds an entry, so that entries become visible in the order of their numbers.
 */
export const DESK_STEP: MigrationStep = {
  sqlite: `
      CREATE TABLE desk_people (
        number      INTEGER PRIMARY KEY AUTOINCREMENT,
        name        TEXT NOT NULL,
        role        TEXT NOT NULL,
        adds_people INTEGER NOT NULL,
        added_at    TEXT NOT NULL,
        left_at     TEXT
      ) STRICT;
      CREATE TABLE desk_passkeys (
        id         TEXT PRIMARY KEY,
        person     INTEGER NOT NULL REFERENCES desk_people (number),
        public_key BLOB NOT NULL,
        sign_count INTEGER NOT NULL,
        transports TEXT NOT NULL,
        nonce      TEXT NOT NULL,
        wrapped    BLOB NOT NULL,
        added_at   TEXT NOT NULL
      ) STRICT;
      CREATE TABLE desk_sheets (
        number    INTEGER PRIMARY KEY AUTOINCREMENT,
        wrapped   BLOB NOT NULL,
        recipient TEXT NOT NULL,
        made_at   TEXT NOT NULL
      ) STRICT;
      CREATE TABLE desk_tickets (
        hash       BLOB PRIMARY KEY,
        purpose    TEXT NOT NULL,
        ends_at_ms INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE desk_sessions (
        hash          BLOB PRIMARY KEY,
        person        INTEGER REFERENCES desk_people (number),
        opened_at_ms  INTEGER NOT NULL,
        touched_at_ms INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE desk_counter (
        is_only INTEGER PRIMARY KEY CHECK (is_only = 1),
        value   INTEGER NOT NULL
      ) STRICT;
      INSERT INTO desk_counter (is_only, value) VALUES (1, 0);
      CREATE TABLE desk_entries (
        number       INTEGER PRIMARY KEY,
        id           TEXT NOT NULL UNIQUE,
        about        TEXT NOT NULL,
        about_number INTEGER NOT NULL,
        person       INTEGER REFERENCES desk_people (number),
        at           TEXT NOT NULL,
        sealed       BLOB NOT NULL
      ) STRICT;
      CREATE INDEX desk_entries_of ON desk_entries (about, about_number);
      CREATE TABLE desk_log (
        number       INTEGER PRIMARY KEY AUTOINCREMENT,
        at           TEXT NOT NULL,
        person       INTEGER REFERENCES desk_people (number),
        act          TEXT NOT NULL,
        about        TEXT,
        about_number INTEGER
      ) STRICT`,
  postgres: `
      CREATE TABLE desk_people (
        number      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name        text NOT NULL,
        role        text NOT NULL,
        adds_people integer NOT NULL,
        added_at    text COLLATE "C" NOT NULL,
        left_at     text COLLATE "C"
      );
      CREATE TABLE desk_passkeys (
        id         text PRIMARY KEY,
        person     bigint NOT NULL REFERENCES desk_people (number),
        public_key bytea NOT NULL,
        sign_count bigint NOT NULL,
        transports text NOT NULL,
        nonce      text NOT NULL,
        wrapped    bytea NOT NULL,
        added_at   text COLLATE "C" NOT NULL
      );
      CREATE TABLE desk_sheets (
        number    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        wrapped   bytea NOT NULL,
        recipient text NOT NULL,
        made_at   text COLLATE "C" NOT NULL
      );
      CREATE TABLE desk_tickets (
        hash       bytea PRIMARY KEY,
        purpose    text NOT NULL,
        ends_at_ms bigint NOT NULL
      );
      CREATE TABLE desk_sessions (
        hash          bytea PRIMARY KEY,
        person        bigint REFERENCES desk_people (number),
        opened_at_ms  bigint NOT NULL,
        touched_at_ms bigint NOT NULL
      );
      CREATE TABLE desk_counter (
        is_only integer PRIMARY KEY CHECK (is_only = 1),
        value   bigint NOT NULL
      );
      INSERT INTO desk_counter (is_only, value) VALUES (1, 0);
      CREATE TABLE desk_entries (
        number       bigint PRIMARY KEY,
        id           text NOT NULL UNIQUE,
        about        text NOT NULL,
        about_number bigint NOT NULL,
        person       bigint REFERENCES desk_people (number),
        at           text COLLATE "C" NOT NULL,
        sealed       bytea NOT NULL
      );
      CREATE INDEX desk_entries_of ON desk_entries (about, about_number);
      CREATE TABLE desk_log (
        number       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at           text COLLATE "C" NOT NULL,
        person       bigint REFERENCES desk_people (number),
        act          text NOT NULL,
        about        text,
        about_number bigint
      )`,
};
