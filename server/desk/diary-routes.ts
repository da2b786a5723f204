import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { readCardName, writeCardName } from '../../domain/desk/card-name.ts';
import {
  LETTER_SENTENCE_LIMIT_CHARACTERS,
  type ChangeAnswer,
  type DeskLetterWords,
  type MadeAnswer,
} from '../../domain/desk/wire.ts';
import { isEmailAddress } from '../../domain/intake/contact-rules.ts';
import { LANGUAGES } from '../../domain/languages/page-languages.ts';
import { readDiarySlot } from '../../domain/scheduling/diary-slot.ts';
import { EVENT_NAMES, type EventType } from '../../domain/scheduling/event-types.ts';
import { saidWords } from '../outbox/letters/said-words.ts';
import { wordsIn } from '../outbox/letters/words-in.ts';
import {
  ENTRIES_A_MINUTE,
  entryForm,
  limited,
  nameIn,
  refuseGone,
  sealedBytes,
} from './card-requests.ts';
import { addressSeenForm } from './address-seen.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { refuseDesk, refuseForm } from './desk-refusals.ts';
import { createDiaryStore, type DeskChangeOutcome, type LetterTo } from './diary-store.ts';
import {
  refuseStale,
  refuseTakenTime,
  requireDiaryRole,
  requireRightClock,
  requireSlot,
  slotForm,
} from './diary-times.ts';
import { readBody } from './read-body.ts';
import { readLinkUntold } from './read-told.ts';
import { requireSession } from './sessions.ts';

/** On one line: it stands in a letter among the practice's own. */
const sentence = z
  .string()
  .trim()
  .max(LETTER_SENTENCE_LIMIT_CHARACTERS)
  .regex(/^[^\p{Cc}]*$/u);
const letterForm = z.object({
  // By the rule that took it in: nobody's visit may be stuck for an address that the intake knows.
  email: z.string().refine(isEmailAddress),
  language: z.enum(LANGUAGES),
  sentence: sentence.optional(),
});
const changeForm = z.object({
  sequence: z.int().min(0),
  entry: entryForm,
  ...addressSeenForm,
  letter: letterForm.nullable(),
});
const moveForm = changeForm.extend({ ...slotForm, isBack: z.boolean() });
const cancelForm = changeForm.extend({ isOurs: z.boolean() });
const makeForm = z.object({
  id: z.uuid(),
  event: z.enum(EVENT_NAMES),
  ...slotForm,
  receivedAt: z.iso.datetime(),
  sealed: sealedBytes,
  entry: entryForm,
  /** The card by which they asked, and what is written on it: both are stored, or neither. */
  asked: z.object({ name: z.string(), entry: entryForm }),
  ...addressSeenForm,
  letter: letterForm.nullable(),
});
const previewForm = z.object({
  event: z.enum(EVENT_NAMES),
  ...slotForm,
  status: z.enum(['booked', 'cancelled']),
  isNew: z.boolean(),
  /** The card of the appointment, where it is moved. */
  card: z.string().optional(),
  isOurs: z.boolean(),
  language: z.enum(LANGUAGES),
  /** Whether it is to be said, since no letter goes. */
  isSaid: z.boolean().default(false),
});

/** The one calendar, as staff write in it (docs/decisions/191-the-diary.md). */
export function addDiaryRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, practice, letters } = dependencies;
  const diaryFor = ({ log }: FastifyRequest) => createDiaryStore({ database, log }, dependencies);

  app.post('/api/cards/:name/move', limited(ENTRIES_A_MINUTE), async (request, _reply) => {
    const session = await requireSession(database, request, now());
    requireDiaryRole(session);
    const card = nameIn(request);
    if (card.about !== 'appointment') throw refuseForm();
    const { startsAt, endsAt, isBack, letter, ...wanted } = readBody(moveForm, request);
    const { event } = await requireAppointment(card.number);
    const slot = requireSlot(dependencies, { startsAt, endsAt }, event);
    const { person } = session;
    const changed = await diaryFor(request).move({
      ...wanted,
      number: card.number,
      person,
      now: now(),
      slot,
      isBack,
      letter: letterTo(letter, {}),
    });
    return answerOf(changed);
  });

  app.post('/api/cards/:name/cancel', limited(ENTRIES_A_MINUTE), async (request, _reply) => {
    const session = await requireSession(database, request, now());
    requireDiaryRole(session);
    const card = nameIn(request);
    if (card.about !== 'appointment') throw refuseForm();
    const { isOurs, letter, ...wanted } = readBody(cancelForm, request);
    await requireAppointment(card.number);
    const { person } = session;
    const changed = await diaryFor(request).cancel({
      ...wanted,
      isOurs,
      number: card.number,
      person,
      now: now(),
      letter: letterTo(letter, { isOurs }),
    });
    return answerOf(changed);
  });

  app.post(
    '/api/appointments',
    limited(ENTRIES_A_MINUTE),
    async (request, _reply): Promise<MadeAnswer> => {
      const session = await requireSession(database, request, now());
      requireDiaryRole(session);
      const { startsAt, endsAt, letter, asked, ...wanted } = readBody(makeForm, request);
      const slot = requireSlot(dependencies, { startsAt, endsAt }, wanted.event);
      const askedBy = readCardName(asked.name);
      if (askedBy === undefined) throw refuseGone();
      requireRightClock(wanted.receivedAt, now());
      const { person } = session;
      const made = await diaryFor(request).make({
        ...wanted,
        slot,
        person,
        now: now(),
        asked: { card: askedBy, entry: asked.entry },
        letter: letterTo(letter, {}),
      });
      if (made === 'taken') throw refuseTakenTime();
      if (made === 'gone') throw refuseGone();
      if (made === 'stale') throw refuseStale();
      const name = writeCardName({ about: 'appointment', number: made.number });
      const { isLetterSent, entry, askedEntry } = made;
      return { name, isLetterSent, entry, askedEntry };
    },
  );

  app.post('/api/letters/preview', async (request, _reply): Promise<DeskLetterWords> => {
    await requireSession(database, request, now());
    const { event, startsAt, endsAt, status, isNew, card, isOurs, language, isSaid } = readBody(
      previewForm,
      request,
    );
    if (readDiarySlot(practice.opening, { startsAt, endsAt }) === undefined) throw refuseForm();
    const sequence = isNew ? 0 : 1;
    const told = { id: '', event, startsAt, endsAt, status, sequence };
    if (isSaid) return saidWords(told, practice, { isOurs }, wordsIn(language));
    if (letters === undefined) throw refuseDesk(404, 'No letters are sent from this server.');
    // The link of a new one is known once it is made.
    const moved = readCardName(card ?? '');
    const link = isNew
      ? { token: '…' }
      : moved?.about === 'appointment' && (await readLinkUntold(database, moved.number));
    return letters.preview({ ...told, ...link }, { isOurs }, language);
  });

  /** @throws Refusal 404 where it was forgotten */
  async function requireAppointment(number: number): Promise<{ event: EventType }> {
    const row = await database
      .selectFrom('appointments')
      .select('event')
      .where('number', '=', number)
      .executeTakeFirst();
    if (row === undefined) throw refuseGone();
    return row;
  }
}

/** @throws Refusal 404 where it was forgotten, 409 where it could not be done */
function answerOf(changed: DeskChangeOutcome): ChangeAnswer {
  switch (changed.outcome) {
    case 'done': {
      const { number, person, at } = changed.entry;
      return { entry: { number, person, at }, isLetterSent: changed.isLetterSent };
    }
    case 'gone':
      throw refuseGone();
    case 'stale':
      throw refuseStale();
    default:
      throw refuseTakenTime();
  }
}

function letterTo(
  letter: z.infer<typeof letterForm> | null,
  desk: LetterTo['desk'],
): LetterTo | null {
  if (letter === null) return null;
  const { email, language, sentence: own } = letter;
  return { email, language, desk: { ...desk, ...(own ? { sentence: own } : {}) } };
}
