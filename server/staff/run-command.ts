import type { PhotoStore } from '../photos/photo-store.ts';
import { exportRows } from './export-rows.ts';
import { forgetWithPhotos } from './forget-photos.ts';
import { findOlder, forgetAll, forgetRow } from './forget-rows.ts';
import { makeKey, rotateKey } from './keys.ts';
import { changeDatabase } from './open-for-change.ts';
import { createOpener } from './open-sealed.ts';
import { takeOutPhotos } from './photos-command.ts';
import { asRequestDatabase } from './staff-photos.ts';
import { describeStatus, retryDead } from './outbox-status.ts';
import type { StaffCommand } from './read-arguments.ts';
import {
  countPhotos,
  listAppointments,
  listRows,
  readAllAppointments,
  readAllRows,
  readAppointment,
  readRow,
} from './read-requests.ts';
import { sayRowName, type RowName } from './row-name.ts';
import {
  formatAppointment,
  formatAppointments,
  formatList,
  formatRequest,
} from './show-request.ts';
import { writeWhole } from './write-whole.ts';

export interface CommandResult {
  text: string;
  /** What went wrong with single rows, while the rest was done. */
  faults: string[];
}

/**
 * Does what a command line says.
 *
 * @throws StaffError when it cannot; nothing is half done then but what its message says
 */
export async function runCommand(command: StaffCommand, now: Date): Promise<CommandResult> {
  const { dataDir, keyFile } = command;
  switch (command.command) {
    case 'list':
      return done(list(dataDir));
    case 'show':
      return done(await show(command, command.name));
    case 'export': {
      const rows = {
        requests: readAllRows(dataDir),
        appointments: readAllAppointments(dataDir),
      };
      const { text, count, faults } = await exportRows(rows, createOpener(keyFile), command.format);
      writeWhole(command.file, text, 0o600);
      return { text: `${sayCount(count, 'row')} written to ${command.file}.`, faults };
    }
    case 'status':
      return done(await changeDatabase(dataDir, describeStatus));
    case 'retry-dead': {
      const count = await changeDatabase(dataDir, (database) => retryDead(database, now));
      return done(`${sayCount(count, 'dead letter')} put back into the queue.`);
    }
    case 'photos': {
      const { number, folder, openPhotos } = command;
      const { count, faults } = await takeOutPhotos(command, number, folder, openPhotos());
      return { text: `${sayCount(count, 'photo')} written to ${folder}.`, faults };
    }
    case 'forget': {
      const { name, openPhotos } = command;
      const faults = await changeDatabase(dataDir, (database) =>
        forgetWithPhotos(asRequestDatabase(database), [name], openPhotos, () =>
          forgetRow(database, name),
        ),
      );
      return { text: `Forgotten: ${sayRowName(name)}.`, faults };
    }
    case 'purge':
      return purge(command, new Date(now.getTime() - command.ageMs));
    case 'keygen':
      return done(`${await makeKey(command.file)}\n\n${KEYGEN_ADVICE}`);
    case 'rotate': {
      const rotated = await rotateKey(command, command.recipient);
      const { resealed, underOtherKey, photos, faults } = rotated;
      const what = `${sayCount(resealed, 'row')}${photos > 0 ? ` and ${sayCount(photos, 'photo')}` : ''}`;
      const text = `${what} sealed to the new key, ${underOtherKey} left as sealed to another one.`;
      return { text: `${text}\n\n${ROTATE_ADVICE}`, faults };
    }
  }
}

const KEYGEN_ADVICE = `The line above is the public key. Keep the private key off the server, with a second copy in a safe place:
whoever has it can read every request that is sealed to it, and without it nobody can.`;

const ROTATE_ADVICE = `If the server has SEALING_RECIPIENT set, set it to the new key. Restart the server, then run this once more:
it seals again what came in under the old key meanwhile. Keep the old private key until then.`;

function list(dataDir: string): string {
  const appointments = listAppointments(dataDir);
  const requests = formatList(listRows(dataDir), countPhotos(dataDir));
  return appointments.length === 0
    ? requests
    : `${requests}\n\n${formatAppointments(appointments)}`;
}

async function show(
  { dataDir, keyFile }: { dataDir: string; keyFile: string },
  name: RowName,
): Promise<string> {
  const open = createOpener(keyFile);
  if (name.about === 'appointment') {
    const row = readAppointment(dataDir, name.number);
    return formatAppointment(row, await open(row.sealed, sayRowName(name)));
  }
  const row = readRow(dataDir, name.number);
  return formatRequest(row, await open(row.sealed, sayRowName(name)));
}

async function purge(
  {
    dataDir,
    isConfirmed,
    openPhotos,
  }: { dataDir: string; isConfirmed: boolean; openPhotos: () => PhotoStore },
  cutoff: Date,
): Promise<CommandResult> {
  return changeDatabase(dataDir, async (database) => {
    const names = findOlder(database, cutoff.toISOString());
    const requests = names.filter((name) => name.about === 'request').length;
    const what = `${sayCount(requests, 'request')} and ${sayCount(names.length - requests, 'appointment')}`;
    if (!isConfirmed) {
      return done(`This would delete ${what}. Nothing was deleted: add --yes to do it.`);
    }
    const faults = await forgetWithPhotos(asRequestDatabase(database), names, openPhotos, () =>
      forgetAll(database, names),
    );
    return { text: `Deleted: ${what}.`, faults };
  });
}

function done(text: string): CommandResult {
  return { text, faults: [] };
}

function sayCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
