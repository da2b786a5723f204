import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { readCardName, type CardName } from '../../domain/desk/card-name.ts';
import type {
  CardsAnswer,
  NamesAnswer,
  NewsAnswer,
  SentCard,
  SentEntry,
} from '../../domain/desk/wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { findPhotos } from '../photos/photo-rows.ts';
import { countCards, findChanged, readCard, readCards, readNames, toBase64 } from './card-store.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { writeDown } from './desk-log.ts';
import { refuseDesk, refuseForm } from './desk-refusals.ts';
import { appendEntry, readEntries } from './entry-store.ts';
import { base64, readBody } from './read-body.ts';
import { requireSession } from './sessions.ts';
import { hashOfSecret } from './tickets.ts';

/** What age has sealed to a key; plain words that a faulty page sent must not be kept. */
const SEALED_BEGINNING = Buffer.from('age-encryption.org/v1\n-> X25519 ');
const entryForm = z.object({
  id: z.uuid(),
  sealed: base64.refine((bytes) =>
    SEALED_BEGINNING.equals(bytes.subarray(0, SEALED_BEGINNING.length)),
  ),
});

/** All cards at once are the dearest answer that there is; a desk asks for it when it opens. */
const LISTS_A_MINUTE = 12;
/** A stroke every half second is no hand at work. */
const ENTRIES_A_MINUTE = 120;
const newsForm = z.object({ entry: z.coerce.number().int().min(0), since: z.iso.datetime() });

const photoAddress = z.object({ position: z.coerce.number().int() });

/** A row that another server stores becomes visible after later ones: so far back is looked again. */
const OVERLAP_MS = 120_000;

/** Cards and what is written on them, sealed both ways. */
export function addCardRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, photoStore, practiceKey } = dependencies;

  app.get('/api/cards', limited(LISTS_A_MINUTE), async (request, _reply): Promise<CardsAnswer> => {
    const { person } = await requireSession(database, request, now());
    const since = now().toISOString();
    const entries = await sentEntries(database, 0);
    const cards = await readCards(database);
    await writeDown({ database, now, log: request.log }, person, 'read the list');
    const recipient = practiceKey.recipient();
    return { recipient, cards, entries, cursor: { entry: entries.at(-1)?.number ?? 0, since } };
  });

  app.get('/api/cards/:name', async (request, _reply): Promise<SentCard> => {
    await requireSession(database, request, now());
    const card = await readCard(database, nameIn(request));
    if (card === undefined) throw refuseGone();
    return card;
  });

  app.get('/api/cards/:name/photos/:position', async (request, reply) => {
    await requireSession(database, request, now());
    const address = photoAddress.safeParse(request.params);
    if (!address.success) throw refuseNoPhoto();
    const { position } = address.data;
    const { about, number } = nameIn(request);
    const photos = about === 'request' ? await findPhotos(database, number) : [];
    const photo = photos.find((one) => one.position === position);
    const sealed = photo === undefined ? undefined : await photoStore.read(photo.id);
    if (sealed === undefined) throw refuseNoPhoto();
    return reply.type('application/octet-stream').send(Buffer.from(sealed));
  });

  app.post('/api/cards/:name/opened', async (request, reply) => {
    const { person } = await requireSession(database, request, now());
    const name = nameIn(request);
    if ((await readCard(database, name)) === undefined) throw refuseGone();
    await writeDown({ database, now, log: request.log }, person, 'opened a card', name);
    return reply.code(204).send();
  });

  app.post('/api/cards/:name/entries', limited(ENTRIES_A_MINUTE), async (request, _reply) => {
    const { person } = await requireSession(database, request, now());
    const card = nameIn(request);
    const { id, sealed } = readBody(entryForm, request);
    const at = now().toISOString();
    const appended = await appendEntry(database, { id, card, person, at, sealed });
    if (appended.outcome === 'gone') throw refuseGone();
    if (appended.outcome === 'elsewhere') {
      throw refuseDesk(409, 'This was written on another card already.');
    }
    await writeDown({ database, now, log: request.log }, person, 'wrote an entry', card);
    return { number: appended.number, person: appended.person, at: appended.at };
  });

  app.get('/api/card-names', async (request, _reply): Promise<NamesAnswer> => {
    await requireSession(database, request, now());
    return { names: await readNames(database) };
  });

  app.get('/api/news', async (request, _reply): Promise<NewsAnswer> => {
    await requireSession(database, request, now());
    const parsed = newsForm.safeParse(request.query);
    if (!parsed.success) throw refuseForm();
    const since = now().toISOString();
    const from = new Date(Date.parse(parsed.data.since) - OVERLAP_MS).toISOString();
    const entries = await sentEntries(database, parsed.data.entry);
    const cards = await findChanged(database, from);
    return {
      count: await countCards(database),
      cards,
      entries,
      cursor: { entry: entries.at(-1)?.number ?? parsed.data.entry, since },
    };
  });
}

/** Counted for each session, since an office has one address. */
function limited(max: number) {
  const keyGenerator = ({ headers, ip }: FastifyRequest) =>
    hashOfSecret(headers.cookie ?? ip).toString('base64url');
  return { config: { rateLimit: { max, timeWindow: '1 minute', keyGenerator } } };
}

async function sentEntries(database: RequestDatabase, after: number): Promise<SentEntry[]> {
  const rows = await readEntries(database, after);
  return rows.map(({ about_number, sealed, ...row }) => ({
    ...row,
    aboutNumber: about_number,
    sealed: toBase64(sealed),
  }));
}

/** @throws Refusal 404 for an address that names no card */
function nameIn(request: FastifyRequest): CardName {
  const { name } = z.object({ name: z.string() }).parse(request.params);
  const read = readCardName(name);
  if (read === undefined) throw refuseGone();
  return read;
}

function refuseNoPhoto() {
  return refuseDesk(404, 'This photo is not in its store.');
}

function refuseGone() {
  return refuseDesk(404, 'There is no such card any more. Somebody has forgotten it.');
}
