import { SheetError } from './ask-for-words.ts';
import { createOpener } from './open-sealed.ts';
import type { StorePlace } from './open-store.ts';
import type { OpeningKey } from './opening-key.ts';
import { countPhotos, readAppointment, readRow } from './read-requests.ts';
import { sayRowName, type RowName } from './row-name.ts';
import { sayValue } from './field-words.ts';
import { NoSuchRowError, StaffError } from './staff-error.ts';
import { toNewYorkTime, toVisible } from './visible-text.ts';

type Place = StorePlace & { openKey: () => Promise<OpeningKey> };

/** Puts a question that is answered with yes or no. */
export type Ask = (question: string) => Promise<boolean>;

/**
 * Names whom a command would forget, and asks whether to.
 *
 * @param ask undefined where nobody can be asked
 * @returns also true where there is no such row: the command then says so, and clears what an earlier run has left of it
 * @throws StaffError where nobody can be asked, and where the words of the sheet are asked for and are wrong
 */
export async function isAgreed(
  place: Place,
  name: RowName,
  ask: Ask | undefined,
): Promise<boolean> {
  const found = await describeRow(place, name);
  if (found === undefined) return true;
  if (ask !== undefined) return ask(`Forget ${found}? It cannot be brought back.`);
  throw new StaffError(
    `This would forget ${found}. Nothing was deleted: nobody can be asked here, so add --yes to do it.`,
  );
}

/** A row with who is behind it, where the key is at hand; undefined where there is none. */
async function describeRow(place: Place, name: RowName): Promise<string | undefined> {
  const said = sayRowName(name);
  let what: string;
  let sealed: Uint8Array;
  try {
    if (name.about === 'request') {
      const row = await readRow(place, name.number);
      const photos = (await countPhotos(place)).get(name.number) ?? 0;
      const more = photos === 0 ? '' : `, with ${photos} photo${photos === 1 ? '' : 's'}`;
      what = `${sayValue('kind', row.kind)} of ${toNewYorkTime(row.received_at)}${more}`;
      sealed = row.sealed;
    } else {
      const row = await readAppointment(place, name.number);
      what = `${sayValue('event', row.event)} on ${toNewYorkTime(row.starts_at)}`;
      sealed = row.sealed;
    }
  } catch (error) {
    if (error instanceof NoSuchRowError) return undefined;
    throw error;
  }
  return `${said}: ${toVisible(what)}, ${await sayWhose(place, sealed, said)}`;
}

async function sayWhose({ openKey }: Place, sealed: Uint8Array, said: string): Promise<string> {
  try {
    const { name, email } = await createOpener(await openKey())(sealed, said);
    return toVisible([name, email].filter((part) => typeof part === 'string').join(', '));
  } catch (error) {
    if (!(error instanceof StaffError) || error instanceof SheetError) throw error;
    return 'whose name cannot be read without its private key (--key FILE, or --sheet)';
  }
}
