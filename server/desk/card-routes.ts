import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type {
  CardsAnswer,
  NamesAnswer,
  NewsAnswer,
  SentCard,
  SentEntry,
} from '../../domain/desk/wire.ts';
import { findPhotos } from '../photos/photo-rows.ts';
import { countCards, findChanged, readCard, readCards, readNames, toBase64 } from './card-store.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { writeDown } from './desk-log.ts';
import { refuseDesk, refuseForm } from './desk-refusals.ts';
import { appendEntry, readEntries, readEntriesOf, readLastNumber } from './entry-store.ts';
import { markBlocks, readBlocks } from './block-store.ts';
import { readForgotten } from './forgotten-cards.ts';
import { ENTRIES_A_MINUTE, entryForm, limited, nameIn, refuseGone } from './card-requests.ts';
import { readOpenElsewhere } from './open-elsewhere.ts';
import { readBody } from './read-body.ts';
import { requireSession } from './sessions.ts';
import { toldPractice } from './told-practice.ts';

/** All cards at once are the dearest answer that there is; a desk that opens asks for the newest, then for all. */
const LISTS_A_MINUTE = 24;
/** A desk asks fifteen times a minute in each of its tabs; eight of them are nobody's day. */
const NEWS_A_MINUTE = 120;
const listForm = z.object({ newest: z.coerce.number().int().min(1).max(500).optional() });
const newsForm = z.object({ entry: z.coerce.number().int().min(0), since: z.iso.datetime() });

/** Late: the browser could not tell it when it was. */
const openedForm = z.object({ isLate: z.boolean().optional() });
const photoAddress = z.object({ position: z.coerce.number().int() });

/** A row that another server stores becomes visible after later ones: so far back is looked again. */
const OVERLAP_MS = 120_000;

/** Cards and what is written on them, sealed both ways. */
export function addCardRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, practice, photoStore, practiceKey, letters } = dependencies;

  app.get('/api/cards', limited(LISTS_A_MINUTE), async (request, _reply): Promise<CardsAnswer> => {
    const { person } = await requireSession(database, request, now());
    const asked = listForm.safeParse(request.query);
    if (!asked.success) throw refuseForm();
    const { newest } = asked.data;
    const since = now().toISOString();
    // Before the cards: what is written from here on comes with the news, also on a card that none of these is.
    const lastEntry = await readLastNumber(database);
    // An entry's card is among the cards unless it was forgotten.
    const all = newest === undefined ? await readEntries(database, 0) : undefined;
    const cards = await readCards(database, newest);
    const entries = (all ?? (await readEntriesOf(database, cards))).map(toSentEntry);
    await writeDown({ database, log: request.log }, { at: since, person, act: 'read the list' });
    const recipient = practiceKey.recipient();
    // Before the times: of one that is kept in between, the news tells by another mark.
    const blocksMark = await markBlocks(database);
    return {
      recipient,
      cards,
      entries,
      blocks: await readBlocks(database, now()),
      blocksMark,
      sendsLetters: letters !== undefined,
      cursor: { entry: lastEntry, since },
    };
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

  app.post('/api/cards/:name/photos/:position/saved', async (request, reply) => {
    const { person } = await requireSession(database, request, now());
    if (!photoAddress.safeParse(request.params).success) throw refuseNoPhoto();
    const name = nameIn(request);
    if ((await readCard(database, name)) === undefined) throw refuseGone();
    const line = { at: now().toISOString(), person, act: 'saved a photo', card: name } as const;
    await writeDown({ database, log: request.log }, line);
    return reply.code(204).send();
  });

  app.post('/api/cards/:name/opened', async (request, reply) => {
    const { person } = await requireSession(database, request, now());
    const name = nameIn(request);
    const { isLate = false } = readBody(openedForm, request);
    if ((await readCard(database, name)) === undefined) throw refuseGone();
    const act = isLate ? 'opened a card, told late' : 'opened a card';
    const line = { at: now().toISOString(), person, act, card: name } as const;
    await writeDown({ database, log: request.log }, line);
    return reply.code(204).send();
  });

  app.post('/api/cards/:name/entries', limited(ENTRIES_A_MINUTE), async (request, _reply) => {
    const { person } = await requireSession(database, request, now());
    const card = nameIn(request);
    const { id, sealed } = readBody(entryForm, request);
    const at = now().toISOString();
    const desk = { database, log: request.log };
    const appended = await appendEntry(desk, { id, card, person, at, sealed });
    if (appended.outcome === 'gone') throw refuseGone();
    if (appended.outcome === 'elsewhere') {
      throw refuseDesk(409, 'This was written on another card already.');
    }
    return { number: appended.number, person: appended.person, at: appended.at };
  });

  app.get('/api/card-names', async (request, _reply): Promise<NamesAnswer> => {
    await requireSession(database, request, now());
    return { names: await readNames(database), forgotten: await readForgotten(database) };
  });

  app.get('/api/news', limited(NEWS_A_MINUTE), async (request, _reply): Promise<NewsAnswer> => {
    const { person } = await requireSession(database, request, now());
    const parsed = newsForm.safeParse(request.query);
    if (!parsed.success) throw refuseForm();
    const since = now().toISOString();
    const from = new Date(Date.parse(parsed.data.since) - OVERLAP_MS).toISOString();
    const entries = (await readEntries(database, parsed.data.entry)).map(toSentEntry);
    const cards = await findChanged(database, from);
    return {
      count: await countCards(database),
      cards,
      entries,
      blocksMark: await markBlocks(database),
      openElsewhere: await readOpenElsewhere(database, person, now()),
      practice: toldPractice(practice),
      cursor: { entry: entries.at(-1)?.number ?? parsed.data.entry, since },
    };
  });
}

function toSentEntry({
  about_number,
  sealed,
  ...row
}: Awaited<ReturnType<typeof readEntries>>[number]): SentEntry {
  return { ...row, aboutNumber: about_number, sealed: toBase64(sealed) };
}

function refuseNoPhoto() {
  return refuseDesk(404, 'This photo is not in its store.');
}
