import { stat } from 'node:fs/promises';
import path from 'node:path';
import { sayInShort } from '../../domain/desk/say-values.ts';
import type { PublishedAnswer, SitePreview } from '../../domain/desk/site-wire.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { writeWhole } from '../files/write-file.ts';
import { loadEditions } from '../site/load-editions.ts';
import { StartupError } from '../startup-error.ts';
import { changedTexts, markOf, readContentTexts, type ContentTexts } from './content-texts.ts';
import { dropPublished, type Draft } from './draft-store.ts';
import { addEdition, packTexts, readEditions } from './edition-store.ts';
import { buildPlaceOf, keepLiveBuild, type BuildPlace } from './published-build.ts';
import { refusePublishing } from './refuse-publishing.ts';
import type { PublisherDependencies } from './publisher-dependencies.ts';
import type { Author } from './site-tools.ts';

const FILE_MODE = 0o644;

/** A preview, and what it was made of. */
export interface Candidate {
  readonly preview: SitePreview;
  readonly drafts: readonly Draft[];
  /** Of the content that it was made from. */
  readonly mark: string;
  readonly former: ContentTexts;
  readonly texts: ContentTexts;
}

/** Who publishes: for the commit, and for the list. */
interface By {
  readonly author: Author;
  readonly person: number | null;
}

/**
 * Puts what was built in the place of the site that visitors see: content, list of earlier sites, what the next start serves, and last what this
 * server answers. Whatever fails before that leaves all of it as it was; a commit that cannot be written is said, and undoes nothing.
 *
 * @throws Refusal 409 where the content was changed since, or the build does not fit this server; what the disk or the database throws
 */
export async function putInPlace(
  { database, now, dataDir, deployed, live, tools }: PublisherDependencies,
  { preview, drafts, mark, former, texts }: Candidate,
  { author, person }: By,
): Promise<PublishedAnswer> {
  if (markOf(readContentTexts(tools.contentFolder)) !== mark) {
    throw refusePublishing(
      409,
      'The content was changed by somebody else since this preview was built. Build it again, and look once more.',
    );
  }
  const next = load(buildPlaceOf(dataDir, preview.id));
  const changed = changedTexts(former, texts);
  const [packedFormer, packed] = await Promise.all([packTexts(former), packTexts(texts)]);
  const at = now().toISOString();
  let undoLive = async (): Promise<void> => undefined;
  try {
    await writeTexts(tools.contentFolder, changed);
    undoLive = await keepLiveBuild(dataDir, preview.id, deployed);
    await inTransaction(database, async (transaction) => {
      const isFirst = (await readEditions(transaction)).length === 0;
      const before = { at, person: null, changes: [], backTo: null };
      if (isFirst) await addEdition(transaction, before, packedFormer);
      const { changes, edition: backTo } = preview;
      await addEdition(transaction, { at, person, changes, backTo }, packed);
      await dropPublished(transaction, drafts);
    });
  } catch (error) {
    await undoLive();
    await writeTexts(tools.contentFolder, changedTexts(texts, former));
    throw error;
  }
  live.replace(next);
  const fault = await tools.commit([...changed.keys()], commitMessage(preview), author);
  return {
    editions: await readEditions(database),
    note: fault === '' ? '' : sayUncommitted(fault),
  };
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

async function writeTexts(folder: string, texts: ContentTexts): Promise<void> {
  for (const [name, text] of texts) {
    const file = path.join(folder, name);
    const mode = await stat(file).then(
      (found) => found.mode & 0o777,
      () => FILE_MODE,
    );
    await writeWhole(file, text, mode);
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
