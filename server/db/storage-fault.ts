/** What SQLite says when the disk or another process is at fault: full, locked, read-only, or failing. */
const SQLITE_FAULT = /^SQLITE_(BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|NOMEM)/;

/**
 * The same of PostgreSQL (SQLSTATE): connection lost (08), login refused (28), out of disk, memory or connections (53), stopped, starting or
 * out of time (57), its own disk failing (58), a standby that only reads or a transaction that was cut (25), a race that retries did
 * not settle (40), a lock that was not to be had (55P03), no such database (3D000).
 */
const POSTGRES_FAULT =
  /^((08|28|53|57|58)[0-9A-Z]{3}|25006|25P0[2-4]|40001|40003|40P01|55P03|3D000)$/;

/** What the network says when PostgreSQL cannot be reached. */
const NETWORK_FAULT =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** node-postgres and Kysely have no codes for these: no connection in time, no answer in time, a connection that was lost. */
const UNCODED_FAULT =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|Postgres connection has been discarded|Cannot use a pool after|driver has already been destroyed)/;

/** The error's code, "" where it has none. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** Whether the database was not able to do what was asked, and may be later. Other errors of a database are faults of this program. */
export function isStorageFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (code !== '') return [SQLITE_FAULT, POSTGRES_FAULT, NETWORK_FAULT].some((p) => p.test(code));
  return UNCODED_FAULT.test(error.message) || error.name === 'AbortedTransactionError';
}

/**
 * Faults at which a COMMIT may have been done all the same: its answer was lost with the connection, or the disk failed under it. A connection that was
 * never made, and a fault that the database itself tells of, leave nothing behind.
 */
const CODE_IN_DOUBT =
  /^(SQLITE_IOERR.*|08(000|003|006|007|P01)|40003|57P0[12]|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT)$/;

const MESSAGE_IN_DOUBT =
  /^(Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/;

/** Whether nobody can tell, after this storage fault, if what was to be stored is there. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  // node-postgres says this where no connection was made in time.
  if (error.message.endsWith(' due to connection timeout')) return false;
  return code === '' ? MESSAGE_IN_DOUBT.test(error.message) : CODE_IN_DOUBT.test(code);
}
