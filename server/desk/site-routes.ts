import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { mayChangePart, mayPublish } from '../../domain/desk/site-parts.ts';
import type {
  DifferenceAnswer,
  EditionsAnswer,
  PublishedAnswer,
  SamplesAnswer,
  SiteAnswer,
  SiteRun,
} from '../../domain/desk/site-wire.ts';
import { dropDraft, keepDraft, readDrafts } from '../publishing/draft-store.ts';
import { earlierContent } from '../publishing/earlier-content.ts';
import { readEditions } from '../publishing/edition-store.ts';
import { sayDifference } from '../publishing/say-changes.ts';
import { dropUnusedPhotographs } from '../publishing/photograph-store.ts';
import type { FormField } from '../publishing/form-fields.ts';
import { keepListDraft } from '../publishing/list-draft.ts';
import { readWishes, writtenIn, type Wished } from '../publishing/read-wishes.ts';
import { isLocked } from '../publishing/site-form.ts';
import { BuildError, type Author } from '../publishing/site-tools.ts';
import { ENTRIES_A_MINUTE, limited } from './card-requests.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { doWithLine, tellLog, writeLine, type DeskLine } from './desk-log.ts';
import type { ChangingAct } from './desk-words.ts';
import { refuseDesk } from './desk-refusals.ts';
import { requireFresh } from './fresh-touch.ts';
import { readPeople } from './people-store.ts';
import { readBody } from './read-body.ts';
import { requireSession, type DeskSession } from './sessions.ts';
import { answerSite, readSiteTexts, refuseOthersWork } from './site-answer.ts';
import { addSiteEntryRoutes } from './site-entry-routes.ts';
import { addSitePhotographRoutes } from './site-photograph-routes.ts';

const TEXT_LIMIT_CHARACTERS = 6_000;
const LINE_LIMIT_CHARACTERS = 300;
const LINES_LIMIT = 100;

/** Each looks through all of the content, in a program of its own. */
const LISTS_A_MINUTE = 6;

/** What nobody sees as they type, and what turns the direction of what stands beside it: it came with what was pasted. */
const UNSEEN = /(?![\n\t])\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]/gu;

const typed = (mostCharacters: number) =>
  z
    .string()
    .max(mostCharacters)
    .transform((text) => text.replaceAll(UNSEEN, ''));

const pathForm = z.object({ path: z.string().max(200) });
const lines = z.array(typed(LINE_LIMIT_CHARACTERS)).max(LINES_LIMIT);
const draftForm = pathForm.extend({
  value: z.union([typed(TEXT_LIMIT_CHARACTERS), z.number(), lines]),
  /** The list that `value` was made of, where it is one. */
  over: lines.optional(),
});
const buildForm = z.object({ edition: z.int().min(1).optional() });
const editionAddress = z.object({ number: z.coerce.number().int().min(1) });
const publishForm = z.object({ id: z.string().max(40) });

/** What the practice says on its site: drafts, previews, publishing, and the sites of before (docs/decisions/194-the-practice-changes-its-site.md). */
export function addSiteRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, practice, publishing } = dependencies;
  const { publisher, tools } = publishing;

  const lineOf = ({ person }: DeskSession, act: ChangingAct): DeskLine => ({
    at: now().toISOString(),
    person,
    act,
  });

  addSiteEntryRoutes(app, dependencies);
  addSitePhotographRoutes(app, dependencies);

  app.get('/api/site', async (request, _reply): Promise<SiteAnswer> => {
    await requireSession(database, request, now());
    return answerSite(dependencies);
  });

  app.get('/api/site/run', async (request, _reply): Promise<SiteRun> => {
    await requireSession(database, request, now());
    return publisher.run();
  });

  /** @throws Refusal 404 for no field of the form, 403 for whose work it is not, 409 for what counsel has read */
  async function requireField(
    session: DeskSession,
    path: string,
    isWritten = true,
  ): Promise<Pick<Wished, 'shown'> & { field: FormField }> {
    const texts = readSiteTexts(dependencies);
    const { shown, fields } = readWishes(texts, await readDrafts(database));
    const field = fields.find((one) => one.path === path);
    if (field === undefined) throw refuseDesk(404, 'There is no such field any more.');
    if (!mayChangePart(session.role, field.part)) throw refuseOthersWork();
    if (field.kind === 'photograph' && isWritten) {
      throw refuseDesk(409, 'A photograph is chosen, and not written.');
    }
    if (isLocked(texts, field)) {
      throw refuseDesk(
        409,
        'Counsel has read this sentence: it is changed together with the text that it stands in.',
      );
    }
    return { shown, field };
  }

  app.post(
    '/api/site/drafts',
    limited(ENTRIES_A_MINUTE),
    async (request, _reply): Promise<SiteAnswer> => {
      const session = await requireSession(database, request, now());
      const { path, value, over } = readBody(draftForm, request);
      const { shown, field } = await requireField(session, path);
      const line = lineOf(session, 'wrote a draft of the site');
      const { at, person } = line;
      await doWithLine({ database, log: request.log }, async (transaction, write) => {
        const draft = { path, value, person, at };
        const isNew =
          over === undefined
            ? await keepDraft(transaction, draft)
            : await keepListDraft(transaction, { ...draft, over }, writtenIn(shown, field), field);
        if (isNew) await write(line);
      });
      return answerSite(dependencies);
    },
  );

  app.post('/api/site/drafts/take-back', async (request, _reply): Promise<SiteAnswer> => {
    const session = await requireSession(database, request, now());
    const { path } = readBody(pathForm, request);
    // What has no field any more, and entries that come or go, are for those who publish.
    if (!mayPublish(session.role)) await requireField(session, path, false);
    await doWithLine({ database, log: request.log }, async (transaction, write) => {
      await dropDraft(transaction, path);
      await dropUnusedPhotographs(transaction);
      await write(lineOf(session, 'took a draft of the site back'));
    });
    return answerSite(dependencies);
  });

  app.post('/api/site/build', async (request, _reply): Promise<SiteRun> => {
    const session = await requirePublisher(request);
    const { edition } = readBody(buildForm, request);
    const line = lineOf(session, 'built a preview of the site');
    await publisher.begin(session.person, { edition, writeDown: () => writeLine(database, line) });
    tellLog(request.log, line);
    return publisher.run();
  });

  app.post('/api/site/leave', async (request, _reply): Promise<SiteRun> => {
    await requirePublisher(request);
    await publisher.leave();
    return publisher.run();
  });

  app.post('/api/site/publish', async (request, _reply): Promise<PublishedAnswer> => {
    const session = await requireFresh(dependencies, request);
    if (!mayPublish(session.role)) throw refuseOthersWork();
    const { id } = readBody(publishForm, request);
    const run = publisher.run();
    const isBack = run.is === 'built' && run.edition !== null;
    const line = lineOf(session, isBack ? 'went back to an earlier site' : 'published the site');
    const published = await publisher.publish(id, {
      author: await authorOf(session),
      person: session.person,
      writeDown: (transaction) => writeLine(transaction, line),
    });
    tellLog(request.log, line);
    return published;
  });

  app.get('/api/site/editions', async (request, _reply): Promise<EditionsAnswer> => {
    await requireSession(database, request, now());
    return { editions: await readEditions(database) };
  });

  app.get('/api/site/editions/:number', async (request, _reply): Promise<DifferenceAnswer> => {
    await requireSession(database, request, now());
    const asked = editionAddress.safeParse(request.params);
    if (!asked.success) throw refuseNoSite();
    const { number } = asked.data;
    const today = readSiteTexts(dependencies);
    const then = await earlierContent(database, today, number, await readDrafts(database));
    if (then === undefined) throw refuseNoSite();
    return { changes: sayDifference(today, then) };
  });

  app.get(
    '/api/site/samples',
    limited(LISTS_A_MINUTE),
    async (request, _reply): Promise<SamplesAnswer> => {
      await requireSession(database, request, now());
      const readiness = await tools.readiness();
      if (readiness.is === 'unready') throw refuseDesk(409, readiness.why);
      try {
        return { open: await tools.findOpen() };
      } catch (error) {
        if (error instanceof BuildError) throw refuseDesk(409, error.message);
        throw error;
      }
    },
  );

  async function requirePublisher(request: FastifyRequest): Promise<DeskSession> {
    const session = await requireSession(database, request, now());
    if (!mayPublish(session.role)) throw refuseOthersWork();
    return session;
  }

  /** Whose name a commit bears. It has no address of its own: the desk knows none. */
  async function authorOf({ person }: DeskSession): Promise<Author> {
    const people = await readPeople(database);
    const name = people.find(({ number }) => number === person)?.name ?? 'The recovery sheet';
    return { name, email: `desk@${new URL(practice.siteUrl).hostname}` };
  }
}

function refuseNoSite() {
  return refuseDesk(404, 'That site is kept no longer.');
}
