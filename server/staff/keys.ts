import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { readKeyLine, writeOnce } from '../intake/key-file.ts';
import { createSealer } from '../intake/seal.ts';
import { RECIPIENT_FILE } from '../intake/sealing-key.ts';
import { createDecrypter } from './open-sealed.ts';
import { findAllPhotos } from '../photos/photo-rows.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { resealPhotos } from './reseal-photos.ts';
import { changeDatabase, type StorePlace } from './open-store.ts';
import { resealRows, type Rotated } from './rotate-key.ts';
import { StaffError } from './staff-error.ts';
import { writeWhole } from './write-whole.ts';

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
    isMade = writeOnce(file, `${identity}\n`, 0o600);
  } catch {
    throw new StaffError(`${file} cannot be written.`);
  }
  if (!isMade) throw new StaffError(`${file} is there already, and is left as it is.`);
  return identityToRecipient(identity);
}

/**
 * Makes a public key the one that new requests are sealed to, then seals the old ones and their photos to it. In that order: a kill in between leaves some
 * rows under the old key, which the next run finds. With PostgreSQL the servers are told the new key by SEALING_RECIPIENT alone.
 *
 * @throws StaffError when one of the keys is none, or both are one
 */
export async function rotateKey(
  place: StorePlace & { keyFile: string; openPhotos: () => PhotoStore },
  recipient: string,
): Promise<Rotated & { photos: number }> {
  const { dataDir, databaseUrl, keyFile, openPhotos } = place;
  try {
    createSealer(recipient);
  } catch {
    throw new StaffError('--to needs an age public key (age1…). "keygen" makes one.');
  }
  const decrypter = createDecrypter(keyFile);
  if ((await identityToRecipient(readKeyLine(readFileSync(keyFile, 'utf8')))) === recipient) {
    throw new StaffError(
      `${keyFile} is the private key of ${recipient}. With --key, name the one that requests were sealed to until now.`,
    );
  }
  return changeDatabase(place, async (database) => {
    // Wrong settings, and a folder that is not there, are told before anything is changed.
    if ((await findAllPhotos(database)).length > 0) openPhotos();
    if (databaseUrl === undefined) {
      writeWhole(path.join(dataDir, RECIPIENT_FILE), `${recipient}\n`, 0o644);
    }
    const rows = await resealRows(database, decrypter, recipient);
    const photos = await resealPhotos(database, openPhotos, decrypter, recipient);
    return {
      resealed: rows.resealed,
      photos: photos.resealed,
      underOtherKey: rows.underOtherKey + photos.underOtherKey,
      faults: [...rows.faults, ...photos.faults],
    };
  });
}
