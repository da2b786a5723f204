import path from 'node:path';
import { parseArgs } from 'node:util';
import { nearestWord } from '../../domain/wording/nearest-word.ts';
import { IDENTITY_FILE } from '../intake/sealing-key.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import type { BuildPlace } from '../publishing/published-build.ts';
import { findForm, refuse } from './command-forms.ts';
import type { KeyCall } from './opening-key.ts';
import type { RotationTarget } from './keys.ts';
import type { StorePlace } from './open-store.ts';
import { readRowName, type RowCall } from './row-name.ts';
import { findPhotoPlace } from './staff-photos.ts';
import { UsageError } from './usage.ts';

const OPTIONS = {
  data: { type: 'string' },
  key: { type: 'string' },
  sheet: { type: 'boolean' },
  format: { type: 'string' },
  out: { type: 'string' },
  to: { type: 'string' },
  'new-key': { type: 'string' },
  unproven: { type: 'boolean' },
  'older-than': { type: 'string' },
  days: { type: 'string' },
  orphans: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

/** Where the build writes them. */
const MANIFEST_FILE = './build/site.json';
const BUILD_FOLDER = './build/client';
const OLDEST_DAYS = /^([1-9]\d{0,4})d$/;
const VISIT_DAYS = { unset: '30', most: 366 } as const;
const DAY_MS = 24 * 3_600 * 1_000;

interface Place extends StorePlace, KeyCall {
  /** Where the site that was deployed lies. */
  deployed: BuildPlace;
  /** Opens the store of photos. @throws StaffError when its settings are wrong, or it is not there */
  openPhotos: () => PhotoStore;
}

/** One command with all that it needs, checked. */
export type StaffCommand = Place &
  (
    | { command: 'list' | 'status' | 'retry-dead' }
    | { command: 'visits'; days: number }
    | { command: 'show'; name: RowCall }
    | { command: 'forget'; name: RowCall; isConfirmed: boolean }
    | { command: 'photos'; name: RowCall; folder: string }
    | { command: 'orphans'; findFolder: () => string | undefined; isConfirmed: boolean }
    | { command: 'export'; format: 'csv' | 'json'; file: string }
    | { command: 'purge'; ageMs: number; isConfirmed: boolean }
    | { command: 'keygen' | 'backup'; file: string }
    | { command: 'rotate'; target: RotationTarget }
  );

/**
 * Reads a command line.
 *
 * @throws UsageError for whatever is not understood
 */
export function readArguments(
  args: string[],
  environment: Record<string, string | undefined>,
): StaffCommand {
  const { values, positionals } = parse(args);
  const { data, key, ...own } = values;
  const dataDir = data ?? (environment['DATA_DIR'] || './data');
  const keyFile = key ?? (environment['REQUESTS_KEY_FILE'] || path.join(dataDir, IDENTITY_FILE));
  // A folder that was named is meant, such as that of a copy.
  const databaseUrl = data === undefined ? environment['DATABASE_URL'] || undefined : undefined;
  const deployed = {
    manifestPath: environment['SITE_MANIFEST'] || MANIFEST_FILE,
    buildDir: environment['BUILD_DIR'] || BUILD_FOLDER,
  };
  const photoPlace = () => findPhotoPlace(environment, { dataDir, databaseUrl });
  const openPhotos = () => photoPlace().open();
  const { command, by } = findForm(positionals, Object.keys(own));
  const isBySheet = own.sheet === true;
  if (isBySheet && key !== undefined) {
    return refuse(command, '--key FILE or --sheet: one of them opens, so leave the other out.');
  }
  const place = { dataDir, databaseUrl, keyFile, isBySheet, deployed, openPhotos };
  const [, word = ''] = positionals;
  const { format, out = '', to, unproven, yes, 'new-key': newKeyFile = '' } = own;
  const isConfirmed = yes === true;
  switch (command) {
    case 'show':
      return { ...place, command, name: readName(command, word) };
    case 'forget':
      return { ...place, command, name: readName(command, word), isConfirmed };
    case 'photos': {
      const findFolder = () => photoPlace().folder;
      if (by === 'orphans') return { ...place, command: 'orphans', findFolder, isConfirmed };
      const name = readName(command, word);
      if ('about' in name && name.about === 'appointment') {
        return refuse(command, `'${word}' is an appointment: photos come with requests alone.`);
      }
      return { ...place, command, name, folder: out };
    }
    case 'export':
      if (format === 'csv' || format === 'json') return { ...place, command, format, file: out };
      return refuse(command, `--format is csv or json, not '${format}'.`);
    case 'purge': {
      const age = own['older-than'] ?? '';
      const days = OLDEST_DAYS.exec(age)?.[1];
      if (days === undefined) {
        return refuse(
          command,
          `--older-than is a number of days with a d, like 90d, not '${age}'.`,
        );
      }
      return { ...place, command, ageMs: Number(days) * DAY_MS, isConfirmed };
    }
    case 'backup':
    case 'keygen':
      return { ...place, command, file: out };
    case 'rotate':
      if (to === undefined) return { ...place, command, target: { newKeyFile } };
      return {
        ...place,
        command,
        target: { recipient: to, isUnproven: unproven === true },
      };
    case 'visits': {
      const days = own.days ?? VISIT_DAYS.unset;
      if (/^[1-9]\d{0,2}$/.test(days) && Number(days) <= VISIT_DAYS.most) {
        return { ...place, command, days: Number(days) };
      }
      return refuse(
        command,
        `--days is a number of days from 1 to ${VISIT_DAYS.most}, not '${days}'.`,
      );
    }
    case 'list':
    case 'status':
    case 'retry-dead':
      return { ...place, command };
    default:
      throw new UsageError();
  }
}

function readName(command: string, word: string): RowCall {
  const form = "K7NP-3XR2, the visitor's number, or 12 for a request and A3 for an appointment";
  return readRowName(word) ?? refuse(command, `'${word}' is no number of a row: write ${form}.`);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError(sayOptionFault(args, error));
  }
}

function sayOptionFault(args: readonly string[], error: unknown): string {
  const names = Object.keys(OPTIONS);
  const unknown = args
    .filter((word) => word.startsWith('-'))
    .map((word) => word.replace(/^-+/, '').split('=')[0] ?? '')
    .find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const nearest = nearestWord(unknown, names);
    const meant = nearest === undefined ? '' : ` Did you mean --${nearest}?`;
    return `There is no option --${unknown}.${meant}`;
  }
  // The library names the option and says what is missing.
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'An option is wrong.';
}
