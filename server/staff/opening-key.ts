import { readFileSync } from 'node:fs';
import { Decrypter, identityToRecipient } from 'age-encryption';
import * as z from 'zod';
import { readUnwrapped } from '../../domain/desk/wrapped-key.ts';
import { toEasternDay } from '../answers/eastern-time.ts';
import { readKeyLine } from '../intake/key-file.ts';
import { askForWords, SheetError, type AskHidden } from './ask-for-words.ts';
import { hasTable, readDatabase, type StorePlace } from './open-store.ts';
import { StaffError } from './staff-error.ts';

/** What rows are opened with: a private key in a file, or what the words of the desk's sheet unwrap. */
export interface OpeningKey {
  readonly decrypter: Decrypter;
  /** Says of a row, such as `request 3`, that it is sealed to another key, and what to do. */
  readonly sayOther: (name: string) => string;
}

/** What a command line says of the key. */
export interface KeyCall {
  keyFile: string;
  /** Whether the words of the sheet open, and not the file. */
  isBySheet: boolean;
}

/** A copy of an older database knows less. */
const sheetRow = z.object({
  wrapped: z.instanceof(Uint8Array),
  made_at: z.string(),
  opens: z.string().nullable().default(null),
});

type SheetRow = z.infer<typeof sheetRow>;

/**
 * Finds what the command line says to open rows with, and asks for the words of the sheet where it says so.
 *
 * @param askHidden undefined where nobody can be asked
 * @throws StaffError when the file is missing or holds no private key
 * @throws SheetError when there is no sheet, or the words are not those of the newest one
 */
export async function findOpeningKey(
  place: StorePlace & KeyCall,
  askHidden: AskHidden | undefined,
): Promise<OpeningKey> {
  const sheet = await findNewestSheet(place);
  return place.isBySheet ? keyOfSheet(sheet, askHidden) : keyOfFile(place.keyFile, sheet);
}

/**
 * Reads a private key.
 *
 * @param sheet that of a desk of the same database: what the file does not open may be sealed to the desk's key
 * @throws StaffError when the file is missing or holds no private key
 */
export async function keyOfFile(keyFile: string, sheet?: SheetRow): Promise<OpeningKey> {
  const decrypter = new Decrypter();
  let recipient: string;
  try {
    const identity = readKeyLine(readFileSync(keyFile, 'utf8'));
    decrypter.addIdentity(identity);
    recipient = await identityToRecipient(identity);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const orSheet =
      sheet === undefined ? '' : ' Or open with the twelve words of the recovery sheet: --sheet.';
    throw new StaffError(
      isMissing
        ? `There is no private key at ${keyFile}. Name it with --key FILE, or in REQUESTS_KEY_FILE.${orSheet}`
        : `${keyFile} cannot be read as an age private key (one line, AGE-SECRET-KEY-1…).`,
    );
  }
  const isDeskOther = sheet !== undefined && sheet.opens !== null && sheet.opens !== recipient;
  const sayOther = (name: string): string =>
    isDeskOther
      ? `This private key does not open ${name}: the desk has a key of its own since ${toEasternDay(sheet.made_at)}. ` +
        'Read it at the desk, or open it here with --sheet, which asks for the twelve words of the recovery sheet of the desk.'
      : `This private key does not open ${name}. It was sealed to another key, or is damaged.`;
  return { decrypter, sayOther };
}

/** The key that the desk has wrapped to the words of its sheet, and those that it took the place of (desk/key/practice-key.ts). */
async function keyOfSheet(
  sheet: SheetRow | undefined,
  askHidden: AskHidden | undefined,
): Promise<OpeningKey> {
  if (sheet === undefined) {
    throw new SheetError(
      'There is no recovery sheet in this database: nobody works at a desk there. Use --key FILE.',
    );
  }
  const opener = new Decrypter();
  opener.addPassphrase(await askForWords(askHidden));
  const unwrapped = await opener.decrypt(sheet.wrapped, 'text').catch(() => {
    throw new SheetError(
      `These words do not open the key of this database. Its sheet was made on ${toEasternDay(sheet.made_at)}${sayEnding(sheet)}: ` +
        'take the newest sheet, whose foot says the same.',
    );
  });
  const decrypter = new Decrypter();
  for (const identity of readUnwrapped(unwrapped).identities) decrypter.addIdentity(identity);
  const sayOther = (name: string): string =>
    `The sheet does not open ${name}. It was sealed before the desk made its key, and opens with --key FILE (identity.key, where it was kept), or it is damaged.`;
  return { decrypter, sayOther };
}

/** As the foot of the sheet says it. */
function sayEnding({ opens }: SheetRow): string {
  return opens === null ? '' : `, for the key that ends in ${opens.slice(-4)}`;
}

/** Undefined where there is no desk, and in a copy of a database of before there was one. */
function findNewestSheet(place: StorePlace): Promise<SheetRow | undefined> {
  return readDatabase(place, async (database) => {
    if (!(await hasTable(database, 'desk_sheets'))) return undefined;
    const row = await database
      .selectFrom('desk_sheets')
      .selectAll()
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && sheetRow.parse(row);
  });
}
