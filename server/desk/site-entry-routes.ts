import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { SitePart } from '../../domain/desk/site-part.ts';
import { mayChangePart, SITE_PARTS } from '../../domain/desk/site-parts.ts';
import {
  ENTRY_WORDS_LIMIT_CHARACTERS,
  type AddedEntryAnswer,
  type SiteAnswer,
} from '../../domain/desk/site-wire.ts';
import { keepDraft, readDrafts, type Draft } from '../publishing/draft-store.ts';
import { addedTo, entryWishes, TAKEN_OUT } from '../publishing/entry-wishes.ts';
import { nameEntry } from '../publishing/name-entry.ts';
import { ENTRIES_A_MINUTE, limited } from './card-requests.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { doWithLine } from './desk-log.ts';
import { refuseDesk } from './desk-refusals.ts';
import { readBody } from './read-body.ts';
import { requireSession, type DeskSession } from './sessions.ts';
import { answerSite, readSiteTexts, refuseOthersWork } from './site-answer.ts';

const addForm = z.object({
  part: z.string().max(40),
  group: z.string().max(60),
  /** What it is about: its name, and on the site its address, are made of them. */
  words: z.string().max(ENTRY_WORDS_LIMIT_CHARACTERS),
});
const takeOutForm = z.object({ path: z.string().max(200) });

/** Entries of the site's lists that somebody wants added or taken out: drafts as those of fields are. */
export function addSiteEntryRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now } = dependencies;

  const keepWish = ({ log }: FastifyRequest, draft: Draft): Promise<void> =>
    doWithLine({ database, log }, async (transaction, write) => {
      await keepDraft(transaction, draft);
      const { at, person } = draft;
      await write({ at, person, act: 'wrote a draft of the site' });
    });

  app.post(
    '/api/site/entries/add',
    limited(ENTRIES_A_MINUTE),
    async (request, _reply): Promise<AddedEntryAnswer> => {
      const session = await requireSession(database, request, now());
      const { part: partId, group, words } = readBody(addForm, request);
      const part = requireList(session, partId);
      const drafts = await readDrafts(database);
      const path = nameEntry(readSiteTexts(dependencies), drafts, part, words);
      const value = addedTo(group);
      const at = now().toISOString();
      await keepWish(request, { path, value, person: session.person, at });
      return { ...(await answerSite(dependencies)), path };
    },
  );

  app.post(
    '/api/site/entries/take-out',
    limited(ENTRIES_A_MINUTE),
    async (request, _reply): Promise<SiteAnswer> => {
      const session = await requireSession(database, request, now());
      const { path } = readBody(takeOutForm, request);
      requireList(session, path.split('/')[0] ?? '');
      const draft = { path, value: TAKEN_OUT, person: session.person, at: now().toISOString() };
      // By hand somebody may have been faster.
      if (entryWishes(readSiteTexts(dependencies), [draft]).length === 0) {
        throw refuseDesk(404, 'There is no such entry any more.');
      }
      await keepWish(request, draft);
      return answerSite(dependencies);
    },
  );
}

/** @throws Refusal 404 for no part whose entries come and go here, 403 for whose work it is not */
function requireList(session: DeskSession, id: string): SitePart {
  const part = SITE_PARTS.find((one) => one.id === id);
  if (part?.entryNoun === undefined) throw refuseDesk(404, 'Nothing is added or taken out there.');
  if (!mayChangePart(session.role, part)) throw refuseOthersWork();
  return part;
}
