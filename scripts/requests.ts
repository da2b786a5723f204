/** Staff's command line for stored requests and appointments. It only ever reads, and needs no running server. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { IDENTITY_FILE } from '../server/intake/sealing-key.ts';
import { createOpener } from '../server/staff/open-sealed.ts';
import {
  listAppointments,
  listRows,
  readAppointment,
  readRow,
} from '../server/staff/read-requests.ts';
import {
  formatAppointment,
  formatAppointments,
  formatList,
  formatRequest,
} from '../server/staff/show-request.ts';
import { StaffError } from '../server/staff/staff-error.ts';

const USAGE = `Usage:
  node scripts/requests.ts list [--data DIR]
      Number, kind and time (New York) of every request and appointment. Needs no key.
  node scripts/requests.ts show NUMBER [--key FILE] [--data DIR]
      One request in full; an appointment by A and its number, such as A3. Needs the private key.

  --data DIR   the server's data folder; else DATA_DIR, else ./data
  --key FILE   the age private key; else REQUESTS_KEY_FILE, else identity.key in the data folder`;

class UsageError extends Error {}

async function run(args: string[]): Promise<string> {
  const { command, isAppointment, number, dataDir, keyFile } = readArguments(args);
  if (command === 'list') {
    const appointments = listAppointments(dataDir);
    const requests = formatList(listRows(dataDir));
    return appointments.length === 0
      ? requests
      : `${requests}\n\n${formatAppointments(appointments)}`;
  }
  const open = createOpener(keyFile);
  if (isAppointment) {
    const row = readAppointment(dataDir, number);
    return formatAppointment(row, await open(row.sealed, `appointment A${number}`));
  }
  const row = readRow(dataDir, number);
  return formatRequest(row, await open(row.sealed, `request ${number}`));
}

function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  const [command, numberText, ...more] = positionals;
  const isAppointment = numberText?.startsWith('A') === true;
  const number = Number(numberText?.replace(/^A/, ''));
  const isList = command === 'list' && numberText === undefined;
  const isShow =
    command === 'show' && /^A?[1-9]\d{0,14}$/.test(numberText ?? '') && more.length === 0;
  if (!isList && !isShow) throw new UsageError(USAGE);
  const dataDir = values.data ?? (process.env['DATA_DIR'] || './data');
  const keyFile =
    values.key ?? (process.env['REQUESTS_KEY_FILE'] || path.join(dataDir, IDENTITY_FILE));
  return { command, isAppointment, number, dataDir, keyFile };
}

function parse(args: string[]) {
  try {
    const options = { data: { type: 'string' }, key: { type: 'string' } } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new UsageError(USAGE);
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const isForPeople = error instanceof StaffError || error instanceof UsageError;
  // Other errors are told by their name alone: a message may quote what a visitor wrote.
  const name = error instanceof Error ? error.name : 'unknown';
  process.stderr.write(`${isForPeople ? error.message : `The command failed (${name}).`}\n`);
  process.exitCode = 1;
}
