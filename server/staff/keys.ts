import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { keyOfDesk } from '../db/key-of-desk.ts';
import { writeOnce } from '../files/write-file.ts';
import { readKeyLine } from '../intake/key-file.ts';
import { createSealer } from '../intake/seal.ts';
import { RECIPIENT_FILE } from '../intake/sealing-key.ts';
import { keyOfFile } from './opening-key.ts';
import { findAllPhotos } from '../photos/photo-rows.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { resealPhotos } from './reseal-photos.ts';
import { changeDatabase, type StorePlace } from './open-store.ts';
import { resealRows, type Rotated } from './rotate-key.ts';
import { StaffError } from './staff-error.ts';
import { writeWhole } from './write-for-staff.ts';

/**
 * Makes a private key in a new file.
 *
 * @returns its public key
 * @throws StaffError when the file is there already, or cannot be written
 */
export async function makeKey(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  let isMade: boolean;
  try {
    isMade = await writeOnce(file, `${identity}\n`, 0o600);
  } catch {
    throw new StaffError(`${file} cannot be written.`);
  }
  if (!isMade) throw new StaffError(`${file} is there already, and is left as it is.`);
  return identityToRecipient(identity);
}

/** Where to: by its private key, which shows that there is one, or by its public key alone, for whoever says that they know what that means. */
export type RotationTarget = { newKeyFile: string } | { recipient: string; isUnproven: boolean };

/**
 * Makes a public key the one that new requests are sealed to, then seals the old ones and their photos to it. In that order: a kill in between leaves some
 * rows under the old key, which the next run finds. With PostgreSQL the servers are told the new key by SEALING_RECIPIENT alone.
 *
 * @throws StaffError when one of the keys is none, both are one, or nothing shows that the new one has a private key
 */
export async function rotateKey(
  place: StorePlace & { keyFile: string; openPhotos: () => PhotoStore },
  target: RotationTarget,
): Promise<Rotated & { photos: number }> {
  const { dataDir, databaseUrl, keyFile, openPhotos } = place;
  const recipient = await recipientOf(target);
  const key = await keyOfFile(keyFile);
  const before = await identityToRecipient(readKeyLine(readFileSync(keyFile, 'utf8')));
  if (before === recipient) {
    throw new StaffError(
      `${keyFile} is the private key of ${recipient}. With --key, name the one that requests were sealed to until now.`,
    );
  }
  return changeDatabase(place, async (database) => {
    const deskKey = await keyOfDesk(database);
    if (deskKey !== null && deskKey !== before && deskKey !== recipient) throw refuseOther(keyFile);
    // Wrong settings, and a folder that is not there, are told before anything is changed.
    if ((await findAllPhotos(database)).length > 0) openPhotos();
    if (databaseUrl === undefined) {
      await writeWhole(path.join(dataDir, RECIPIENT_FILE), `${recipient}\n`, 0o644, 'keeps-owner');
    }
    const rows = await resealRows(database, key, recipient);
    const photos = await resealPhotos(database, openPhotos, key, recipient);
    return {
      resealed: rows.resealed,
      photos: photos.resealed,
      underOtherKey: rows.underOtherKey + photos.underOtherKey,
      faults: [...rows.faults, ...photos.faults],
      hadDesk: rows.hadDesk,
    };
  });
}

/** The desk was begun with another key, or it was changed there since: to close it would lose what opens that one. */
function refuseOther(keyFile: string): StaffError {
  return new StaffError(
    `${keyFile} is not the private key of the desk, which is nowhere but behind its passkeys and its sheet; closing the desk would lose it. ` +
      'Change the key at the desk instead, under People. If no passkey and no sheet opens it any more, what was sealed to its key is lost: ' +
      'delete the rows of the table desk_sheets, and run this again.',
  );
}

async function recipientOf(target: RotationTarget): Promise<string> {
  if ('newKeyFile' in target) {
    let line: string;
    try {
      line = readKeyLine(readFileSync(target.newKeyFile, 'utf8'));
    } catch {
      throw new StaffError(
        `${target.newKeyFile} cannot be read. --new-key needs the file that "keygen" wrote.`,
      );
    }
    try {
      return await identityToRecipient(line);
    } catch {
      throw new StaffError(
        `${target.newKeyFile} cannot be read as an age private key (one line, AGE-SECRET-KEY-1…). "keygen" makes one.`,
      );
    }
  }
  try {
    createSealer(target.recipient);
  } catch {
    throw new StaffError('--to needs an age public key (age1…). "keygen" makes one.');
  }
  if (!target.isUnproven) {
    throw new StaffError(
      'Nothing shows that anybody has the private key of this public key; without it every request would be lost. ' +
        'Name the private key with --new-key FILE instead. If it is elsewhere, compare the public key with what "keygen" said there, and add --unproven.',
    );
  }
  return target.recipient;
}
