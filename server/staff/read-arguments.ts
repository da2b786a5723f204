import path from 'node:path';
import { parseArgs } from 'node:util';
import { IDENTITY_FILE } from '../intake/sealing-key.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import type { RotationTarget } from './keys.ts';
import type { StorePlace } from './open-store.ts';
import { readRowName, type RowCall } from './row-name.ts';
import { findPhotoPlace } from './staff-photos.ts';
import { UsageError } from './usage.ts';

const OPTIONS = {
  data: { type: 'string' },
  key: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  to: { type: 'string' },
  'new-key': { type: 'string' },
  unproven: { type: 'boolean' },
  'older-than': { type: 'string' },
  orphans: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

const OLDEST_DAYS = /^([1-9]\d{0,4})d$/;
const DAY_MS = 24 * 3_600 * 1_000;

interface Place extends StorePlace {
  keyFile: string;
  /** Opens the store of photos. @throws StaffError when its settings are wrong, or it is not there */
  openPhotos: () => PhotoStore;
}

/** One command with all that it needs, checked. */
export type StaffCommand = Place &
  (
    | { command: 'list' | 'status' | 'retry-dead' }
    | { command: 'show' | 'forget'; name: RowCall }
    | { command: 'photos'; name: RowCall; folder: string }
    | { command: 'orphans'; findFolder: () => string | undefined; isConfirmed: boolean }
    | { command: 'export'; format: 'csv' | 'json'; file: string }
    | { command: 'purge'; ageMs: number; isConfirmed: boolean }
    | { command: 'keygen' | 'backup'; file: string }
    | { command: 'rotate'; target: RotationTarget }
  );

/**
 * Reads a command line. An option that a command has no use for is refused, since whoever gave it expected something of it.
 *
 * @throws UsageError for whatever is not understood
 */
export function readArguments(
  args: string[],
  environment: Record<string, string | undefined>,
): StaffCommand {
  const { values, positionals } = parse(args);
  const [command, word, ...more] = positionals;
  const { data, key, ...own } = values;
  const dataDir = data ?? (environment['DATA_DIR'] || './data');
  const keyFile = key ?? (environment['REQUESTS_KEY_FILE'] || path.join(dataDir, IDENTITY_FILE));
  // A folder that was named is meant, such as that of a copy.
  const databaseUrl = data === undefined ? environment['DATABASE_URL'] || undefined : undefined;
  const photoPlace = () => findPhotoPlace(environment, { dataDir, databaseUrl });
  const openPhotos = () => photoPlace().open();
  const place = { dataDir, databaseUrl, keyFile, openPhotos };
  const has = (...names: string[]): boolean => Object.keys(own).every((n) => names.includes(n));
  if (more.length > 0) throw new UsageError();

  if (command === 'show' || command === 'forget') {
    const name = readRowName(word ?? '');
    if (name !== undefined && has()) return { ...place, command, name };
    throw new UsageError();
  }
  if (command === 'photos' && word === undefined) {
    const isConfirmed = own.yes === true;
    const findFolder = () => photoPlace().folder;
    if (own.orphans === true && has('orphans', 'yes')) {
      return { ...place, command: 'orphans', findFolder, isConfirmed };
    }
    throw new UsageError();
  }
  if (command === 'photos') {
    const name = readRowName(word ?? '');
    const isOfRequest = name !== undefined && !('about' in name && name.about === 'appointment');
    if (isOfRequest && has('out') && own.out !== undefined) {
      return { ...place, command, name, folder: own.out };
    }
    throw new UsageError();
  }
  if (word !== undefined) throw new UsageError();
  const { format, out, to, unproven, yes, 'new-key': newKeyFile, 'older-than': age } = own;
  if ((command === 'list' || command === 'status' || command === 'retry-dead') && has()) {
    return { ...place, command };
  }
  if (command === 'export' && has('format', 'out') && out !== undefined) {
    if (format === 'csv' || format === 'json') return { ...place, command, format, file: out };
  }
  if (command === 'purge' && has('older-than', 'yes')) {
    const days = OLDEST_DAYS.exec(age ?? '')?.[1];
    const isConfirmed = yes === true;
    if (days !== undefined) return { ...place, command, ageMs: Number(days) * DAY_MS, isConfirmed };
  }
  if ((command === 'keygen' || command === 'backup') && has('out') && out !== undefined) {
    return { ...place, command, file: out };
  }
  if (command === 'rotate' && has('new-key') && newKeyFile !== undefined) {
    return { ...place, command, target: { newKeyFile } };
  }
  if (command === 'rotate' && has('to', 'unproven') && to !== undefined) {
    return { ...place, command, target: { recipient: to, isUnproven: unproven === true } };
  }
  throw new UsageError();
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch {
    throw new UsageError();
  }
}
