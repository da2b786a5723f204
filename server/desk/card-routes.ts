import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { readCardName, type CardName } from '../../domain/desk/card-name.ts';
import type { CardsAnswer, NewsAnswer, SentCard, SentEntry } from '../../domain/desk/wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { findPhotos } from '../photos/photo-rows.ts';
import { findChanged, readCard, readCards, toBase64 } from './card-store.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { writeDown } from './desk-log.ts';
import { refuseDesk, refuseForm } from './desk-refusals.ts';
import { appendEntry, readEntries } from './entry-store.ts';
import { base64, readBody } from './read-body.ts';
import { requireSession } from './sessions.ts';

const entryForm = z.object({ id: z.uuid(), sealed: base64 });
const newsForm = z.object({ entry: z.coerce.number().int().min(0), since: z.iso.datetime() });

const photoAddress = z.object({ position: z.coerce.number().int() });

/** A row that another server stores becomes visible after later ones: so far back is looked again. */
const OVERLAP_MS = 120_000;

/** Cards and what is written on them, sealed both ways. */
export function addCardRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, photoStore } = dependencies;

  app.get('/api/cards', async (request, _reply): Promise<CardsAnswer> => {
    const { person } = await requireSession(database, request, now());
    const since = now().toISOString();
    const entries = await sentEntries(database, 0);
    const cards = await readCards(database);
    await writeDown({ database, now, log: request.log }, person, 'read the list');
    return { cards, entries, cursor: { entry: entries.at(-1)?.number ?? 0, since } };
  });

  app.get('/api/cards/:name', async (request, _reply): Promise<SentCard> => {
    await requireSession(database, request, now());
    const card = await readCard(database, nameIn(request));
    if (card === undefined) throw refuseGone();
    return card;
  });

  app.get('/api/cards/:name/photos/:position', async (request, reply) => {
    await requireSession(database, request, now());
    const { position } = photoAddress.parse(request.params);
    const { about, number } = nameIn(request);
    const photos = about === 'request' ? await findPhotos(database, number) : [];
    const photo = photos.find((one) => one.position === position);
    const sealed = photo === undefined ? undefined : await photoStore.read(photo.id);
    if (sealed === undefined) throw refuseDesk(404, 'This photo is not in its store.');
    return reply.type('application/octet-stream').send(Buffer.from(sealed));
  });

  app.post('/api/cards/:name/opened', async (request, reply) => {
    const { person } = await requireSession(database, request, now());
    const name = nameIn(request);
    if ((await readCard(database, name)) === undefined) throw refuseGone();
    await writeDown({ database, now, log: request.log }, person, 'opened a card', name);
    return reply.code(204).send();
  });

  app.post('/api/cards/:name/entries', async (request, _reply) => {
    const { person } = await requireSession(database, request, now());
    const card = nameIn(request);
    const { id, sealed } = readBody(entryForm, request);
    const at = now().toISOString();
    const appended = await appendEntry(database, { id, card, person, at, sealed });
    if (appended.outcome === 'gone') throw refuseGone();
    await writeDown({ database, now, log: request.log }, person, 'wrote an entry', card);
    return { number: appended.number, person, at: appended.at };
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
      cards,
      entries,
      cursor: { entry: entries.at(-1)?.number ?? parsed.data.entry, since },
    };
  });
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

function refuseGone() {
  return refuseDesk(404, 'There is no such card any more. Somebody has forgotten it.');
}
