import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readFault } from '../../domain/content/read-fault.ts';
import type { PublishedAnswer, SitePreview, SiteRun } from '../../domain/desk/site-wire.ts';
import { eraseDeleted } from '../db/erase-deleted.ts';
import { changedPages } from './changed-pages.ts';
import {
  changedTexts,
  markOf,
  marksIn,
  readContentTexts,
  type ContentTexts,
} from './content-texts.ts';
import { copyContent } from './copy-content.ts';
import { readDrafts } from './draft-store.ts';
import { sayChanges, sayDifference } from './say-changes.ts';
import { newYorkDay } from '../../domain/validity/new-york-day.ts';
import { earlierContent, marksTakenAway } from './earlier-content.ts';
import { mendReserve } from './mend-reserve.ts';
import { readPhotograph } from './photograph-store.ts';
import { settleFirst } from './settle-first.ts';
import { sortDrafts } from './site-form.ts';
import { placesEmptied, withDrafts } from './with-drafts.ts';
import { buildPlaceOf, dropOtherBuilds } from './published-build.ts';
import type { PublisherDependencies } from './publisher-dependencies.ts';
import { putInPlace, type By, type Candidate } from './put-in-place.ts';
import { refusePublishing } from './refuse-publishing.ts';
import { marksThatCome } from './photograph-wishes.ts';
import { refuseTakenAway } from './refuse-taken-away.ts';
import { readTakenAway } from './taken-away.ts';
import { writeContent } from './write-content.ts';
import { BuildError } from './site-tools.ts';

const ID_BYTES = 16;

/** Builds what the practice has written beside the site that visitors see, and puts it in that one's place. */
export interface SitePublisher {
  run(): SiteRun;
  /**
   * Begins to check and build: the drafts on the content as it is, or the content of an earlier site.
   *
   * @param wanted.edition the earlier site; undefined for the drafts
   * @param wanted.writeDown writes down that it begins: once nothing speaks against it, and before anything is built. Whoever stops between the two has
   * written of a build that came to nothing, as those do that are broken off; the other way round there would be a preview that nobody is known to have built.
   * @returns resolves when it has begun; `ended` when it is over, well or not
   * @throws Refusal 409 while another is being built, where nothing would change or where something that broke off is not settled, 404 for an edition that is gone
   */
  begin(
    person: number | null,
    wanted: { edition?: number | undefined; writeDown: () => Promise<void> },
  ): Promise<{ ended: Promise<void> }>;
  /** Where the files of the preview lie; undefined where it is no more. */
  previewFolder(id: string): string | undefined;
  /** Leaves the preview, and what was refused. */
  leave(): Promise<void>;
  /**
   * Leaves a preview that has a photograph which was taken away, here or at the desk of another server: nobody is to look at that, either. What is published
   * just now refuses it by itself. Where there is no preview, what those of before may have left on the disk goes.
   */
  leaveTakenAway(): Promise<void>;
  /**
   * Shows the preview to visitors. What fails before that changes nothing.
   *
   * @throws Refusal 409 where it is not the preview that was looked at, or the content was changed since
   */
  publish(id: string, by: By): Promise<PublishedAnswer>;
}

/** One a server: what is being built and which preview stands are in its memory, and gone with it. Drafts and editions are in the database. */
export function createSitePublisher(dependencies: PublisherDependencies): SitePublisher {
  const { database, now, dataDir, live, tools } = dependencies;
  let run: SiteRun = { is: 'idle' };
  let candidate: Candidate | undefined;
  let isPublishing = false;
  const at = () => now().toISOString();
  const isBusy = () => isPublishing || run.is === 'checking' || run.is === 'building';
  const refuseBusy = () =>
    refusePublishing(409, 'The site is being built already. Wait for it, or look who does.');

  const begin: SitePublisher['begin'] = async (person, { edition, writeDown }) => {
    if (isBusy()) throw refuseBusy();
    const since = at();
    run = { is: 'checking', since, person, back: null };
    try {
      candidate = undefined;
      await settleFirst(dependencies);
      await dropOtherBuilds(dataDir, []);
      const planned = await plan(person, edition);
      await writeDown();
      run = { is: 'checking', since, person, back: backOf(planned) };
      // It takes a minute or more: whoever asked is told that it has begun.
      return { ended: build(planned, person, since) };
    } catch (error) {
      run = { is: 'idle' };
      throw error;
    }
  };

  /** What the new site would be made of. */
  async function plan(person: number | null, edition: number | undefined) {
    const readiness = await tools.readiness();
    if (readiness.is === 'unready') throw refusePublishing(409, readiness.why);
    const former = readContentTexts(tools.contentFolder);
    const all = await readDrafts(database);
    if (edition !== undefined) {
      const texts = await earlierContent(database, former, edition, all);
      if (texts === undefined) throw refusePublishing(404, 'That site is kept no longer.');
      const by = { person, at: at() };
      const changes = sayDifference(former, texts).map((change) => ({ ...change, ...by }));
      if (changes.length === 0) throw refusePublishing(409, 'The site says this already.');
      const takenAway = await marksTakenAway(database, former, placesEmptied(former, all));
      // Drafts that took a photograph away have nothing left to do.
      const drafts = all.filter(
        (draft) =>
          placesEmptied(former, [draft]).length > 0 && placesEmptied(texts, [draft]).length === 0,
      );
      return { former, texts, changes, edition, drafts, takenAway, leftBehind: [] };
    }
    const { ready, unfinished } = sortDrafts(former, all, newYorkDay(now()));
    if (ready.length === 0)
      throw refusePublishing(409, 'No draft is finished that would change the site.');
    const texts = withDrafts(former, ready);
    refuseTakenAway(texts, await readTakenAway(database, marksThatCome(former, ready)));
    return {
      former,
      texts,
      changes: sayChanges(former, ready),
      edition: null,
      drafts: ready,
      takenAway: await marksTakenAway(database, former, placesEmptied(former, ready)),
      leftBehind: unfinished,
    };
  }

  async function build(
    planned: Awaited<ReturnType<typeof plan>>,
    person: number | null,
    since: string,
  ): Promise<void> {
    const id = randomBytes(ID_BYTES).toString('base64url');
    const { folder, content, ...place } = buildPlaceOf(dataDir, id);
    const { former, drafts, takenAway, texts: wanted, ...words } = planned;
    try {
      await copyContent(tools.contentFolder, content, changedTexts(former, wanted), findPhotograph);
      const { texts, faults } = await check(content, wanted);
      if (faults.length > 0) {
        run = { is: 'refused', at: at(), faults: faults.map(readFault) };
      } else {
        run = { is: 'building', since, person, back: backOf(planned) };
        await tools.build(content, path.dirname(place.manifestPath));
        // Somebody may have taken one away while it was built: that preview is looked at by nobody.
        if (hasAny(texts, await readTakenAway(database, marksThatCome(former, drafts)))) {
          throw new BuildError(
            'A photograph was taken away while it was built in. Build once more.',
          );
        }
        const tookSeconds = Math.round((now().getTime() - Date.parse(since)) / 1000);
        const pages = changedPages(place, live);
        const preview: SitePreview = {
          is: 'built',
          id,
          at: at(),
          person,
          tookSeconds,
          pages,
          ...words,
        };
        candidate = { preview, drafts, takenAway, former, texts, mark: markOf(former) };
        run = preview;
        return;
      }
    } catch (error) {
      if (!(error instanceof BuildError)) dependencies.reportError(error);
      const why =
        error instanceof BuildError
          ? error.message
          : 'Something went wrong on the server. Its log says what.';
      run = { is: 'failed', at: at(), why };
    }
    await rm(folder, { recursive: true, force: true }).catch(dependencies.reportError);
  }

  /** Looks at a content; a list that follows from what is shown is brought up to date, and looked at once more. */
  async function check(content: string, texts: ContentTexts) {
    const faults = await tools.check(content);
    const mended = mendReserve(texts, faults);
    if (mended === undefined) return { texts, faults };
    await writeContent(content, changedTexts(texts, mended), findPhotograph);
    return { texts: mended, faults: await tools.check(content) };
  }

  async function findPhotograph(mark: string): Promise<Uint8Array> {
    const bytes = await readPhotograph(database, mark);
    if (bytes !== undefined) return bytes;
    throw new BuildError('A photograph was taken back while it was built in. Build once more.');
  }

  async function publish(id: string, by: By): Promise<PublishedAnswer> {
    if (isBusy()) throw refuseBusy();
    const chosen = candidate;
    if (chosen?.preview.id !== id) {
      throw refusePublishing(409, 'That preview is no more. Build it again.');
    }
    isPublishing = true;
    try {
      await settleFirst(dependencies);
      const published = await putInPlace(dependencies, chosen, by);
      candidate = undefined;
      run = { is: 'idle' };
      await dropOtherBuilds(dataDir, []).catch(dependencies.reportError);
      // Out of the database's files too: where somebody is at the table just now, it is done within a day (drop-old-editions.ts).
      if (chosen.takenAway.length > 0) {
        await eraseDeleted(database, ['site_photographs']).catch(dependencies.reportError);
      }
      return published;
    } finally {
      isPublishing = false;
    }
  }

  return {
    run: () => run,
    begin,
    publish,
    previewFolder: (id) =>
      candidate?.preview.id === id ? buildPlaceOf(dataDir, id).buildDir : undefined,
    leave: async () => {
      if (isBusy()) throw refuseBusy();
      candidate = undefined;
      run = { is: 'idle' };
      await dropOtherBuilds(dataDir, []);
    },
    leaveTakenAway: async () => {
      if (isBusy()) return;
      const seen = candidate;
      if (seen === undefined) return dropOtherBuilds(dataDir, []);
      const chosen = marksThatCome(seen.former, seen.drafts);
      const isToGo = hasAny(seen.texts, await readTakenAway(database, chosen));
      // Meanwhile somebody may have published it, or left it.
      if (!isToGo || isPublishing || candidate !== seen) return;
      candidate = undefined;
      run = { is: 'idle' };
      await rm(buildPlaceOf(dataDir, seen.preview.id).folder, { recursive: true, force: true });
    },
  };
}

/** What is said of going back while it is built. */
function backOf({ edition, changes }: Pick<SitePreview, 'edition' | 'changes'>) {
  return edition === null ? null : { edition, changes };
}

function hasAny(texts: ContentTexts, takenAway: ReadonlySet<string>): boolean {
  return [...marksIn(texts)].some((mark) => takenAway.has(mark));
}
