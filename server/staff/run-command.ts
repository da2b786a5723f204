import type { PhotoStore } from '../photos/photo-store.ts';
import { backUpDatabase } from './back-up.ts';
import { exportRows } from './export-rows.ts';
import { findOlder, forgetMany, forgetOne } from './forget-command.ts';
import { isAgreed } from './agree-to-forget.ts';
import type { Person } from './ask-on-terminal.ts';
import { findRowName } from './find-row-name.ts';
import { makeKey, rotateKey } from './keys.ts';
import { clearOrphans } from './orphan-photos.ts';
import { createOpener } from './open-sealed.ts';
import { takeOutPhotos } from './photos-command.ts';
import { changeDatabase, readDatabase, type StorePlace } from './open-store.ts';
import { findOpeningKey, type OpeningKey } from './opening-key.ts';
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
import { StaffError } from './staff-error.ts';
import {
  formatAppointment,
  formatAppointments,
  formatList,
  formatRequest,
} from './show-request.ts';
import { describeSite } from './site-status.ts';
import { describeVisits } from './visit-table.ts';
import { writeWhole } from './write-for-staff.ts';

export interface CommandResult {
  text: string;
  /** What went wrong with single rows, while the rest was done. */
  faults: string[];
}

/**
 * Does what a command line says.
 *
 * @param person whoever gave the command; undefined where nobody can be asked
 * @throws StaffError when it cannot; nothing is half done then but what its message says
 */
export async function runCommand(
  command: StaffCommand,
  now: Date,
  person?: Partial<Person>,
): Promise<CommandResult> {
  const openKey = () => findOpeningKey(command, person?.askHidden);
  switch (command.command) {
    case 'list':
      return done(await list(command));
    case 'show':
      return done(await show({ ...command, openKey }, await findRowName(command, command.name)));
    case 'export': {
      const rows = {
        requests: await readAllRows(command),
        appointments: await readAllAppointments(command),
      };
      const { text, count, faults } = await exportRows(
        rows,
        createOpener(await openKey()),
        command.format,
      );
      await writeWhole(command.file, text, 0o600);
      return { text: `${sayCount(count, 'row')} written to ${command.file}.`, faults };
    }
    case 'backup':
      if (command.databaseUrl !== undefined) throw new StaffError(SAY_PG_DUMP);
      await backUpDatabase(command.dataDir, command.file);
      return done(`${command.file} is a sound copy of the database.\n\n${BACKUP_ADVICE}`);
    case 'status':
      return done(
        `${await changeDatabase(command, describeStatus)}\n${describeSite(command.dataDir, command.deployed, now)}`,
      );
    case 'visits':
      return done(
        await readDatabase(command, (database) => describeVisits(database, now, command.days)),
      );
    case 'retry-dead': {
      const count = await changeDatabase(command, (database) => retryDead(database, now));
      return done(`${sayCount(count, 'dead letter')} put back into the queue.`);
    }
    case 'photos': {
      const { folder } = command;
      const { about, number } = await findRowName(command, command.name);
      if (about !== 'request') throw new StaffError('Photos go with requests alone.');
      const { count, faults } = await takeOutPhotos({ ...command, openKey }, number, folder);
      return { text: `${sayCount(count, 'photo')} written to ${folder}.`, faults };
    }
    case 'orphans':
      return done(await clearOrphans(command, command.findFolder(), command.isConfirmed, now));
    case 'forget': {
      const { openPhotos, isConfirmed } = command;
      const name = await findRowName(command, command.name);
      if (!isConfirmed && !(await isAgreed({ ...command, openKey }, name, person?.agree))) {
        return done('Nothing was deleted.');
      }
      const faults = await changeDatabase(command, (database) =>
        forgetOne(database, name, openPhotos),
      );
      return { text: `Forgotten: ${sayRowName(name)}.`, faults };
    }
    case 'purge':
      return purge(command, new Date(now.getTime() - command.ageMs));
    case 'keygen':
      return done(`${await makeKey(command.file)}\n\n${KEYGEN_ADVICE}`);
    case 'rotate': {
      const rotated = await rotateKey(command, command.target);
      const { resealed, underOtherKey, photos, faults, hadDesk } = rotated;
      const what = `${sayCount(resealed, 'row')}${photos > 0 ? ` and ${sayCount(photos, 'photo')}` : ''}`;
      const text = `${what} sealed to the new key, ${underOtherKey} left as sealed to another one.`;
      return { text: `${text}\n\n${hadDesk ? DESK_ADVICE : ''}${ROTATE_ADVICE}`, faults };
    }
  }
}

const DESK_ADVICE = `The desk is closed to everybody: their passkeys and the sheet open the old key. Start the server again; it prints
a link for the first person, who brings the new key.\n\n`;

const SAY_PG_DUMP =
  'The requests are in PostgreSQL: back them up with pg_dump (docs/guides/operation.md).';

const BACKUP_ADVICE = `Copy link-secret.key, recipient.txt and the photos after it. Leave outbox.key and the private key out:
whoever has the backup could read what they open.`;

const KEYGEN_ADVICE = `The line above is the public key. Keep the private key off the server, with a second copy in a safe place:
whoever has it can read every request that is sealed to it, and without it nobody can.`;

const ROTATE_ADVICE = `A running server seals to the new key from its next request on. If it has SEALING_RECIPIENT set, set that to the new key
and restart it. Then run this once more: it seals again what came in under the old key meanwhile. Keep the old private key until then.`;

async function list(place: StorePlace): Promise<string> {
  const appointments = await listAppointments(place);
  const requests = formatList(await listRows(place), await countPhotos(place));
  return appointments.length === 0
    ? requests
    : `${requests}\n\n${formatAppointments(appointments)}`;
}

async function show(
  place: StorePlace & { openKey: () => Promise<OpeningKey> },
  name: RowName,
): Promise<string> {
  // The row first: nobody types twelve words for one that is not there.
  if (name.about === 'appointment') {
    const row = await readAppointment(place, name.number);
    return formatAppointment(
      row,
      await createOpener(await place.openKey())(row.sealed, sayRowName(name)),
    );
  }
  const row = await readRow(place, name.number);
  return formatRequest(
    row,
    await createOpener(await place.openKey())(row.sealed, sayRowName(name)),
  );
}

async function purge(
  place: StorePlace & { isConfirmed: boolean; openPhotos: () => PhotoStore },
  cutoff: Date,
): Promise<CommandResult> {
  return changeDatabase(place, async (database) => {
    const names = await findOlder(database, cutoff.toISOString());
    const requests = names.filter((name) => name.about === 'request').length;
    const what = `${sayCount(requests, 'request')} and ${sayCount(names.length - requests, 'appointment')}`;
    if (!place.isConfirmed) {
      return done(`This would delete ${what}. Nothing was deleted: add --yes to do it.`);
    }
    const faults = await forgetMany(database, names, place.openPhotos);
    return { text: `Deleted: ${what}.`, faults };
  });
}

function done(text: string): CommandResult {
  return { text, faults: [] };
}

function sayCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
