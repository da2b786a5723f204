import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sayInShort } from '../../domain/desk/say-values.ts';
import type { PublishedAnswer, SitePreview } from '../../domain/desk/site-wire.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { isOutcomeUnknown } from '../db/storage-fault.ts';
import { loadEditions } from '../site/load-editions.ts';
import { StartupError } from '../startup-error.ts';
import {
  changedTexts,
  isPhotograph,
  marksIn,
  markOf,
  readContentTexts,
  type ContentTexts,
} from './content-texts.ts';
import { dropPublished, holdDrafts, markOfDraft, readDrafts, type Draft } from './draft-store.ts';
import { addEdition, packTexts, readEditions } from './edition-store.ts';
import {
  dropUnusedPhotographs,
  forgetPhotographs,
  keepEarlierPhotograph,
} from './photograph-store.ts';
import { buildPlaceOf, keepLiveBuild, type BuildPlace } from './published-build.ts';
import { marksThatCome } from './photograph-wishes.ts';
import { refusePublishing } from './refuse-publishing.ts';
import { refuseTakenAway } from './refuse-taken-away.ts';
import type { PublisherDependencies } from './publisher-dependencies.ts';
import type { Author } from './site-tools.ts';
import { allowAgain, noteTakenAway, readTakenAway } from './taken-away.ts';
import { endUnderWay, hasEditionOf, noteUnderWay } from './under-way.ts';
import { writeContent } from './write-content.ts';

/** A preview, and what it was made of. */
export interface Candidate {
  readonly preview: SitePreview;
  readonly drafts: readonly Draft[];
  /** Marks of photographs that are not to be brought back. */
  readonly takenAway: readonly string[];
  /** Of the content that it was made from. */
  readonly mark: string;
  readonly former: ContentTexts;
  readonly texts: ContentTexts;
}

/** Who publishes: for the commit, and for the list. */
export interface By {
  readonly author: Author;
  readonly person: number | null;
  /** Writes down that it is done, in the transaction that lists it: with that it is published, and without it is not. */
  readonly writeDown: (transaction: RequestDatabase) => Promise<void>;
}

/**
 * Puts what was built in the place of the site that visitors see: content, list of earlier sites, what the next start serves, and last what this
 * server answers. Whatever fails before that leaves all of it as it was, also where the server is killed (under-way.ts); where the database's answer is lost,
 * it is asked once more. A commit of the folder's that cannot be written is said, and undoes nothing.
 *
 * @throws Refusal 409 where the content was changed since, or the build does not fit this server; what the disk or the database throws
 */
export async function putInPlace(
  { database, now, dataDir, deployed, live, tools, reportError }: PublisherDependencies,
  { preview, drafts, takenAway, mark, former, texts }: Candidate,
  { author, person, writeDown }: By,
): Promise<PublishedAnswer> {
  if (markOf(readContentTexts(tools.contentFolder)) !== mark) {
    throw refusePublishing(
      409,
      'The content was changed by somebody else since this preview was built. Build it again, and look once more.',
    );
  }
  requireStillWanted(drafts, await readDrafts(database));
  const place = buildPlaceOf(dataDir, preview.id);
  const next = load(place);
  const changed = changedTexts(former, texts);
  const [packedFormer, packed] = await Promise.all([packTexts(former), packTexts(texts)]);
  const at = now().toISOString();
  // What was looked at is what is published, whatever became of its draft since.
  const built = (_mark: string, name: string) => readFile(path.join(place.content, name));
  const gone = await readGone(tools.contentFolder, former, texts);
  const before = (mark: string) => Promise.resolve(gone.get(mark) ?? Buffer.alloc(0));
  let withheld: ReadonlySet<string> = new Set();
  let undoLive = async (): Promise<void> => undefined;
  await noteUnderWay({ dataDir, contentFolder: tools.contentFolder }, [...changed.keys()], at);
  try {
    await writeContent(tools.contentFolder, changed, built);
    undoLive = await keepLiveBuild(dataDir, preview.id, deployed);
    await inTransaction(database, async (transaction) => {
      // Once more: whoever takes one back while the files are written comes before this, and it is not published; or after, and finds it gone.
      await holdDrafts(transaction);
      requireStillWanted(drafts, await readDrafts(transaction));
      const isFirst = (await readEditions(transaction)).length === 0;
      const first = { at, person: null, changes: [], backTo: null };
      if (isFirst) await addEdition(transaction, first, packedFormer);
      const { changes, edition: backTo } = preview;
      await addEdition(transaction, { at, person, changes, backTo }, packed);
      await writeDown(transaction);
      await dropPublished(transaction, drafts);
      for (const [photograph, bytes] of gone) {
        if (!takenAway.includes(photograph)) await keepEarlierPhotograph(transaction, bytes, at);
      }
      await forgetPhotographs(transaction, takenAway);
      await dropUnusedPhotographs(transaction);
      await allowAgain(transaction, marksThatCome(former, drafts));
      const stays = marksIn(texts);
      await noteTakenAway(
        transaction,
        takenAway.filter((taken) => !stays.has(taken)),
        at,
      );
      // By now: somebody may have taken one away since this was built.
      withheld = await readTakenAway(transaction);
      refuseTakenAway(texts, withheld);
    });
  } catch (error) {
    const isStored =
      isOutcomeUnknown(error) &&
      // Where nobody can be asked the note stays, and it is settled before anything else is done.
      (await hasEditionOf(database, at).catch(() => {
        throw error;
      }));
    if (!isStored) {
      await undoLive();
      await writeContent(tools.contentFolder, changedTexts(texts, former), before);
      await endUnderWay(dataDir);
      throw error;
    }
  }
  live.replace(next, withheld);
  const fault = await tools.commit([...changed.keys()], commitMessage(preview), author);
  await endUnderWay(dataDir).catch(reportError);
  return {
    editions: await readEditions(database),
    note: fault === '' ? '' : sayUncommitted(fault),
  };
}

/**
 * What was typed since is published later; but a photograph that somebody has exchanged since may be one that must not be shown.
 *
 * @throws Refusal 409 where one of the drafts was taken back
 */
function requireStillWanted(built: readonly Draft[], now: readonly Draft[]): void {
  const areWanted = built.every((draft) => {
    const own = now.find(({ path: one }) => one === draft.path);
    return own !== undefined && markOfDraft(own) === markOfDraft(draft);
  });
  if (areWanted) return;
  throw refusePublishing(
    409,
    'Something that this preview has was taken back since it was built. Build it again, and look once more.',
  );
}

/** Photographs that the content will have no longer, by their marks: to put them back, and to keep them for going back. */
async function readGone(
  folder: string,
  former: ContentTexts,
  texts: ContentTexts,
): Promise<ReadonlyMap<string, Buffer>> {
  const stays = marksIn(texts);
  const gone = new Map<string, Buffer>();
  for (const [name, mark] of former) {
    if (isPhotograph(name) && (texts.get(name) !== mark || !stays.has(mark))) {
      gone.set(mark, await readFile(path.join(folder, name)));
    }
  }
  return gone;
}

/** @throws Refusal 409 where the site that was built does not fit this server */
function load({ manifestPath, buildDir }: BuildPlace) {
  try {
    return loadEditions(manifestPath, buildDir);
  } catch (error) {
    if (error instanceof StartupError) throw refusePublishing(409, error.message);
    throw error;
  }
}

function commitMessage({ changes, edition }: SitePreview): string {
  const what = changes.map((change) => `- ${sayInShort(change)}`);
  const subject =
    changes.length === 1 ? (changes[0]?.label ?? '') : `${changes.length} things at once`;
  const head =
    edition === null ? `Change what the site says: ${subject}` : 'Go back to an earlier site';
  return `${head}\n\nPublished at the desk.\n\n${what.join('\n')}\n`;
}

function sayUncommitted(why: string): string {
  return `It is published, and visitors see it, but it could not be written into the record of changes. Tell whoever looks after the server: the files lie changed in the content folder. Git said: ${why}`;
}
