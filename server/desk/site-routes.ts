import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { mayChangePart, mayPublish } from '../../domain/desk/site-parts.ts';
import type {
  EditionsAnswer,
  PublishedAnswer,
  SamplesAnswer,
  SiteAnswer,
  SiteRun,
} from '../../domain/desk/site-wire.ts';
import { Refusal } from '../problem-details.ts';
import { readContentTexts } from '../publishing/content-texts.ts';
import { dropDraft, keepDraft, readDrafts } from '../publishing/draft-store.ts';
import { readEditions } from '../publishing/edition-store.ts';
import { formFields } from '../publishing/form-fields.ts';
import { describeFields, isLocked, lostDrafts } from '../publishing/site-form.ts';
import { BuildError, type Author } from '../publishing/site-tools.ts';
import { ENTRIES_A_MINUTE, limited } from './card-requests.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { writeDown } from './desk-log.ts';
import type { DeskAct } from './desk-words.ts';
import { refuseDesk } from './desk-refusals.ts';
import { requireFresh } from './fresh-touch.ts';
import { readPeople } from './people-store.ts';
import { readBody } from './read-body.ts';
import { requireSession, type DeskSession } from './sessions.ts';

const TEXT_LIMIT_CHARACTERS = 6_000;
const LINE_LIMIT_CHARACTERS = 300;
const LINES_LIMIT = 100;

/** Each looks through all of the content, in a program of its own. */
const LISTS_A_MINUTE = 6;

const pathForm = z.object({ path: z.string().max(200) });
const draftForm = pathForm.extend({
  value: z.union([
    z.string().max(TEXT_LIMIT_CHARACTERS),
    z.number(),
    z.array(z.string().max(LINE_LIMIT_CHARACTERS)).max(LINES_LIMIT),
  ]),
});
const buildForm = z.object({ edition: z.int().min(1).optional() });
const publishForm = z.object({ id: z.string().max(40) });

/** What the practice says on its site: drafts, previews, publishing, and the sites of before (docs/decisions/194-the-practice-changes-its-site.md). */
export function addSiteRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, practice, publishing } = dependencies;
  const { publisher, tools, placesOf } = publishing;

  async function answer(): Promise<SiteAnswer> {
    const readiness = await tools.readiness();
    const run = publisher.run();
    const nothing = { fields: [], lost: [], run };
    if (!publishing.hasContent()) return { readiness, ...nothing };
    try {
      const texts = readContentTexts(tools.contentFolder);
      const drafts = await readDrafts(database);
      const fields = describeFields(texts, drafts, placesOf);
      return { readiness, fields, lost: lostDrafts(texts, drafts), run };
    } catch (error) {
      // A file that cannot be read is said in the room, and no fault of the server's.
      if (!(error instanceof Refusal)) throw error;
      return { readiness: { is: 'unready', why: error.problem.detail }, ...nothing };
    }
  }
  const write = (request: FastifyRequest, { person }: DeskSession, act: DeskAct) =>
    writeDown({ database, now, log: request.log }, person, act);

  app.get('/api/site', async (request, _reply): Promise<SiteAnswer> => {
    await requireSession(database, request, now());
    return answer();
  });

  app.get('/api/site/run', async (request, _reply): Promise<SiteRun> => {
    await requireSession(database, request, now());
    return publisher.run();
  });

  /** @throws Refusal 404 for no field of the form, 403 for whose work it is not, 409 for what counsel has read */
  function requireField(session: DeskSession, path: string): void {
    if (!publishing.hasContent()) throw refuseDesk(409, 'There is no content here to change.');
    const texts = readContentTexts(tools.contentFolder);
    const field = formFields(texts).find((one) => one.path === path);
    if (field === undefined) throw refuseDesk(404, 'There is no such field any more.');
    if (!mayChangePart(session.role, field.part)) throw refuseOthersWork();
    if (isLocked(texts, field)) {
      throw refuseDesk(
        409,
        'Counsel has read this sentence: it is changed together with the text that it stands in.',
      );
    }
  }

  app.post(
    '/api/site/drafts',
    limited(ENTRIES_A_MINUTE),
    async (request, _reply): Promise<SiteAnswer> => {
      const session = await requireSession(database, request, now());
      const { path, value } = readBody(draftForm, request);
      requireField(session, path);
      const at = now().toISOString();
      const isNew = await keepDraft(database, { path, value, person: session.person, at });
      if (isNew) await write(request, session, 'wrote a draft of the site');
      return answer();
    },
  );

  app.post('/api/site/drafts/take-back', async (request, _reply): Promise<SiteAnswer> => {
    const session = await requireSession(database, request, now());
    const { path } = readBody(pathForm, request);
    // What has no field any more is for those who publish.
    if (!mayPublish(session.role)) requireField(session, path);
    await dropDraft(database, path);
    await write(request, session, 'took a draft of the site back');
    return answer();
  });

  app.post('/api/site/build', async (request, _reply): Promise<SiteRun> => {
    const session = await requirePublisher(request);
    const { edition } = readBody(buildForm, request);
    await publisher.begin(session.person, edition);
    await write(request, session, 'built a preview of the site');
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
    const published = await publisher.publish(id, await authorOf(session), session.person);
    await write(request, session, isBack ? 'went back to an earlier site' : 'published the site');
    return published;
  });

  app.get('/api/site/editions', async (request, _reply): Promise<EditionsAnswer> => {
    await requireSession(database, request, now());
    return { editions: await readEditions(database) };
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

function refuseOthersWork() {
  return refuseDesk(
    403,
    'Treatment coordinators change this and publish; hours and holidays schedulers too. Ask one of them.',
  );
}
