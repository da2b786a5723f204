import { openDatabase } from '../../server/db/open-database.ts';
import { markOfPhotograph, readContentTexts } from '../../server/publishing/content-texts.ts';
import { addEdition, packTexts } from '../../server/publishing/edition-store.ts';
import { slotsIn } from '../../server/publishing/photograph-slots.ts';
import { keepEarlierPhotograph } from '../../server/publishing/photograph-store.ts';
import { changeWords, placePhotograph } from '../../server/publishing/place-photograph.ts';

const SHOWN_AT = '2026-11-02T15:00:00.000Z';
const REPLACED_AT = '2026-11-09T15:00:00.000Z';

interface Kept {
  /** The server's folder. */
  readonly folder: string;
  readonly content: string;
  /** The path of the photograph's field. */
  readonly place: string;
  readonly photograph: Buffer;
  /** What it shows. */
  readonly alt: string;
}

/** A desk that has published twice: first with a photograph, which its content has no more and the first of the two sites still holds. */
export async function keepInEarlierSite({
  folder,
  content,
  place,
  photograph,
  alt,
}: Kept): Promise<void> {
  const texts = readContentTexts(content);
  const slot = slotsIn(texts).find(({ path }) => path === place);
  if (slot === undefined) throw new Error(`${place}: no place for a photograph`);
  const { texts: then, name } = placePhotograph(texts, slot, markOfPhotograph(photograph));
  then.set(`photographs/${name}.yaml`, changeWords('', new Map([['alt', alt]])));
  const { database, close } = await openDatabase(folder, undefined);
  const site = { person: null, changes: [], backTo: null };
  await addEdition(database, { ...site, at: SHOWN_AT }, await packTexts(then));
  await addEdition(database, { ...site, at: REPLACED_AT }, await packTexts(texts));
  await keepEarlierPhotograph(database, photograph, REPLACED_AT);
  await close();
}
