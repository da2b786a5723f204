import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { mayChangePart, SITE_PARTS } from '../../domain/desk/site-parts.ts';
import {
  PHOTOGRAPH_FIELD_HEADER,
  PHOTOGRAPH_GOES,
  PHOTOGRAPH_LIMIT_BYTES,
  PHOTOGRAPHS_ADDRESS,
  type FieldValue,
  type KeptPhotographsAnswer,
  type SiteAnswer,
} from '../../domain/desk/site-wire.ts';
import { eraseDeleted } from '../db/erase-deleted.ts';
import { describeError } from '../logging.ts';
import { isPhotograph, markOfPhotograph } from '../publishing/content-texts.ts';
import { dropDraft, keepDraft, readDrafts } from '../publishing/draft-store.ts';
import { findKeptPhotographs, takeKeptAway } from '../publishing/kept-photographs.ts';
import { slotsIn, type PhotographSlot } from '../publishing/photograph-slots.ts';
import {
  dropUnusedPhotographs,
  keepDraftPhotograph,
  readPhotograph,
} from '../publishing/photograph-store.ts';
import { comesWith } from '../publishing/photograph-wishes.ts';
import { findField } from '../publishing/site-form.ts';
import { takeInPhotograph } from '../publishing/take-in-photograph.ts';
import { contentTypeOf } from '../site/content-types.ts';
import { ENTRIES_A_MINUTE, limited } from './card-requests.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { doWithLine } from './desk-log.ts';
import type { ChangingAct } from './desk-words.ts';
import { refuseDesk } from './desk-refusals.ts';
import { requireFresh } from './fresh-touch.ts';
import { readBody } from './read-body.ts';
import { requireSession, type DeskSession } from './sessions.ts';
import { answerSite, readSiteTexts, refuseOthersWork } from './site-answer.ts';

/** Each is decoded and encoded anew. */
const PHOTOGRAPHS_A_MINUTE = 10;
/** Each looks through the sites that are kept. */
const LISTS_A_MINUTE = 30;
/** Files that are coming in or are being decoded: 60 MB at most. */
const PHOTOGRAPHS_AT_ONCE = 3;

/** What those are that were taken in. */
const PHOTOGRAPH = 'photograph.jpg';
const BYTES = 'application/octet-stream';

const placeName = z.string().max(200);
const goesForm = z.object({ path: placeName });
const markForm = z.object({ mark: z.string().regex(/^[0-9a-f]{64}$/) });

/** A photograph is looked at within the desk, and does nothing. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Photographs of entries of the site (docs/decisions/212-photographs-from-the-desk.md): they come, go and are looked at. Drafts of them are kept in the
 * database, and given to nobody but who sits at the desk.
 */
export function addSitePhotographRoutes(
  app: FastifyInstance,
  dependencies: DeskDependencies,
): void {
  const { database, now, publishing } = dependencies;
  let underWay = 0;

  /** @throws Refusal 401, 403 for whose work it is not, 404 for no place of a photograph */
  async function requireSlot(
    request: FastifyRequest,
    wanted: string,
  ): Promise<{ session: DeskSession; slot: PhotographSlot }> {
    const session = await requireSession(database, request, now());
    const field = findField(readSiteTexts(dependencies), await readDrafts(database), wanted);
    if (field?.kind !== 'photograph' || field.slot === null) {
      throw refuseDesk(404, 'There is no place for a photograph any more.');
    }
    if (!mayChangePart(session.role, field.part)) throw refuseOthersWork();
    return { session, slot: field.slot };
  }

  const findKept = () => findKeptPhotographs(database, readSiteTexts(dependencies));

  /** By the list of the content's files: no address reaches another. */
  function fileInContent(mark: string): string | undefined {
    const texts = readSiteTexts(dependencies);
    return [...texts.keys()].find((file) => isPhotograph(file) && texts.get(file) === mark);
  }

  /** What was said of the photograph of before is not said of the next. */
  async function keepWish(
    { log }: FastifyRequest,
    { session: { person }, slot }: Awaited<ReturnType<typeof requireSlot>>,
    { act, value, bytes }: { act: ChangingAct; value: FieldValue; bytes?: Uint8Array },
  ): Promise<void> {
    const at = now().toISOString();
    await doWithLine({ database, log }, async (transaction, write) => {
      await dropDraft(transaction, slot.path);
      if (bytes !== undefined) await keepDraftPhotograph(transaction, bytes, at);
      await keepDraft(transaction, { path: slot.path, value, person, at });
      await dropUnusedPhotographs(transaction);
      await write({ at, person, act });
    });
  }

  // In a scope of its own: nothing else of the desk takes a body of this kind or size.
  void app.register(async (own) => {
    own.addContentTypeParser(
      BYTES,
      { parseAs: 'buffer', bodyLimit: PHOTOGRAPH_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    // Counted until it is decoded: that long its bytes are in memory, also of one whose sender has gone away meanwhile.
    const counted = new WeakSet<FastifyRequest>();
    const release = (request: FastifyRequest): void => {
      if (counted.delete(request)) underWay -= 1;
    };
    own.addHook('onResponse', async (request) => release(request));
    own.addHook('onRequestAbort', async (request) => {
      if (request.body === undefined) release(request);
    });
    own.post(
      PHOTOGRAPHS_ADDRESS,
      {
        ...limited(PHOTOGRAPHS_A_MINUTE),
        bodyLimit: PHOTOGRAPH_LIMIT_BYTES,
        // Before a byte of it is read, and after it was counted: the limit's own hook comes behind a route's at `onRequest`.
        preParsing: async (request, _reply, payload) => {
          await requireSlot(request, fieldOf(request));
          // Of one who has gone away nothing is heard any more: it would be counted for ever.
          if (request.raw.destroyed) throw refuseDesk(408, 'The file did not come.');
          if (underWay >= PHOTOGRAPHS_AT_ONCE) {
            throw refuseDesk(429, 'Others are being sent just now. Please try again in a moment.');
          }
          underWay += 1;
          counted.add(request);
          return payload;
        },
      },
      async (request, _reply): Promise<SiteAnswer> => {
        const file = request.body;
        if (!Buffer.isBuffer(file)) throw refuseDesk(422, 'There was no file.');
        const { bytes, ...size } = await takeInPhotograph(file).finally(() => release(request));
        // It took a while: somebody may have taken the entry out.
        const place = await requireSlot(request, fieldOf(request));
        const value = comesWith(markOfPhotograph(bytes), size);
        await keepWish(request, place, { act: 'chose a photograph of the site', value, bytes });
        return answerSite(dependencies);
      },
    );
  });

  app.post(
    `${PHOTOGRAPHS_ADDRESS}/take-away`,
    limited(ENTRIES_A_MINUTE),
    async (request, _reply): Promise<SiteAnswer> => {
      const place = await requireSlot(request, readBody(goesForm, request).path);
      if (place.slot.key !== 'portrait') {
        throw refuseDesk(409, 'A case has both photographs or is none: take out the case.');
      }
      const texts = readSiteTexts(dependencies);
      if (!slotsIn(texts).some(({ path: one, mark }) => one === place.slot.path && mark !== '')) {
        throw refuseDesk(409, 'No photograph stands there now.');
      }
      const wish = { act: 'wants a photograph off the site', value: PHOTOGRAPH_GOES } as const;
      await keepWish(request, place, wish);
      return answerSite(dependencies);
    },
  );

  app.get(
    `${PHOTOGRAPHS_ADDRESS}/kept`,
    limited(LISTS_A_MINUTE),
    async (request, _reply): Promise<KeptPhotographsAnswer> => {
      await requireSession(database, request, now());
      return { kept: await findKept() };
    },
  );

  app.post(
    `${PHOTOGRAPHS_ADDRESS}/kept/take-away`,
    limited(LISTS_A_MINUTE),
    async (request, _reply): Promise<KeptPhotographsAnswer> => {
      const { person, role } = await requireFresh(dependencies, request);
      const { mark } = readBody(markForm, request);
      const places = (await findKept()).filter((one) => one.mark === mark);
      if (places.length === 0) throw refuseNone();
      const parts = SITE_PARTS.filter(({ id }) => places.some(({ part }) => part === id));
      if (!parts.every((part) => mayChangePart(role, part))) throw refuseOthersWork();
      const at = now().toISOString();
      // The line goes with the rows, and the files of a preview after both: what is left of them goes with the next build, and nobody is shown it meanwhile.
      await doWithLine({ database, log: request.log }, async (transaction, write) => {
        await takeKeptAway(transaction, mark, at);
        await write({ at, person, act: 'took a photograph of earlier sites away' });
      });
      await publishing.publisher.leaveTakenAway().catch((error: unknown) =>
        // It goes with the next build, and with the next start.
        request.log.error({ err: describeError(error) }, 'removing a preview failed'),
      );
      await eraseDeleted(database, ['site_photographs']).catch((error: unknown) =>
        // Where somebody is at the table just now, it is done within a day (drop-old-editions.ts).
        request.log.error({ err: describeError(error) }, 'erasing a photograph failed'),
      );
      return { kept: await findKept() };
    },
  );

  app.get(`${PHOTOGRAPHS_ADDRESS}/:mark`, async (request, reply) => {
    await requireSession(database, request, now());
    const address = markForm.safeParse(request.params);
    if (!address.success) throw refuseNone();
    const { mark } = address.data;
    const kept = await readPhotograph(database, mark);
    const name = kept === undefined ? fileInContent(mark) : PHOTOGRAPH;
    if (name === undefined) throw refuseNone();
    const bytes = kept ?? (await readFile(path.join(publishing.tools.contentFolder, name)));
    return reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type(contentTypeOf(name))
      .send(Buffer.from(bytes));
  });
}

function fieldOf({ headers }: FastifyRequest): string {
  const said = placeName.safeParse(headers[PHOTOGRAPH_FIELD_HEADER]);
  return said.success ? said.data : '';
}

function refuseNone() {
  return refuseDesk(404, 'There is no such photograph any more.');
}
