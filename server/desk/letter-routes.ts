import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { DeskLetterTexts } from '../../domain/content/desk-letters.ts';
import { readCardName } from '../../domain/desk/card-name.ts';
import { promiseFault } from '../../domain/desk/letter-promise.ts';
import {
  longestHold,
  OFFERED_TIMES_LIMIT,
  WEEKENDS_AHEAD_DAYS,
  weekendSlots,
} from '../../domain/desk/times-to-offer.ts';
import {
  LETTER_LIMIT_CHARACTERS,
  LETTER_SUBJECT_LIMIT_CHARACTERS,
  type LetterTimesAnswer,
  type SentEntry,
} from '../../domain/desk/wire.ts';
import { isEmailAddress } from '../../domain/intake/contact-rules.ts';
import { findTextFault } from '../../domain/intake/safe-text.ts';
import { LANGUAGES } from '../../domain/languages/page-languages.ts';
import { EVENT_NAMES, HORIZON_DAYS } from '../../domain/scheduling/event-types.ts';
import { offeredSlots, practiceDay } from '../../domain/scheduling/offered-slots.ts';
import { findFree } from '../scheduling/free-slots.ts';
import { addressSeenForm } from './address-seen.ts';
import { entryForm, limited, nameIn, refuseGone, sealedBytes } from './card-requests.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { refuseDesk, refuseForm } from './desk-refusals.ts';
import { CLOCK_GAP_MS, requireSlot, refuseTakenTime, slotForm } from './diary-times.ts';
import { sendLetter, takeBackLetter } from './letter-store.ts';
import { findLostHolds } from './lost-letters.ts';
import { readBody } from './read-body.ts';
import { requireSession } from './sessions.ts';

/** Nobody writes one every five seconds: whoever got at an open desk is no sender of mail to strangers. */
const LETTERS_A_MINUTE = 12;
/** A question each time that a letter opens, or offers something else. */
const QUESTIONS_A_MINUTE = 60;

const timesForm = z.object({
  event: z.enum(EVENT_NAMES),
  on: z.enum(['weekdays', 'weekends']),
  /** To whom: what a letter to them holds that never got there is free for them. */
  card: z.optional(z.string()),
});
const sendForm = z.object({
  entry: entryForm,
  ...addressSeenForm,
  letter: z.object({
    // By the rule that took it in, as in diary-routes.ts.
    email: z.string().refine(isEmailAddress),
    language: z.enum(LANGUAGES),
    subject: z
      .string()
      .trim()
      .min(1)
      .max(LETTER_SUBJECT_LIMIT_CHARACTERS)
      .refine((text) => findTextFault(text, false) === null),
    text: z
      .string()
      .trim()
      .min(1)
      .max(LETTER_LIMIT_CHARACTERS)
      .refine((text) => findTextFault(text, true) === null),
  }),
  times: z
    .array(z.object({ id: z.uuid(), event: z.enum(EVENT_NAMES), ...slotForm, sealed: sealedBytes }))
    .max(OFFERED_TIMES_LIMIT),
  /** Until when it says that they are held. */
  until: z.iso.datetime(),
});
const takeBackForm = z.object({ of: z.uuid(), entry: entryForm });

/**
 * Letters that staff write on a card. Whoever works at the desk answers; the times that a letter offers are kept free as anybody's are
 * (docs/decisions/206-letters.md).
 */
export function addLetterRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, practice, letterTexts } = dependencies;

  app.get('/api/letters/texts', async (request, _reply): Promise<DeskLetterTexts> => {
    await requireSession(database, request, now());
    return letterTexts();
  });

  app.get(
    '/api/letters/times',
    limited(QUESTIONS_A_MINUTE),
    async (request, _reply): Promise<LetterTimesAnswer> => {
      await requireSession(database, request, now());
      const asked = timesForm.safeParse(request.query);
      if (!asked.success) throw refuseForm();
      const { event, on, card } = asked.data;
      const name = card === undefined ? undefined : readCardName(card);
      const { opening } = practice;
      // As far as visitors can book, and further on weekends: all that a letter may name is here to choose from.
      const range = { from: practiceDay(opening, now()), days: HORIZON_DAYS + 1 };
      const slots =
        on === 'weekdays'
          ? offeredSlots(opening, event, range, now())
          : weekendSlots(opening, event, now(), WEEKENDS_AHEAD_DAYS);
      const lost = name === undefined ? [] : await findLostHolds(database, name);
      return { slots: await findFree(database, slots, undefined, lost) };
    },
  );

  app.post(
    '/api/cards/:name/letter',
    limited(LETTERS_A_MINUTE),
    async (request, _reply): Promise<Pick<SentEntry, 'number' | 'person' | 'at'>> => {
      const { person } = await requireSession(database, request, now());
      const card = nameIn(request);
      const { entry, addressSeen, letter, times, until: saidUntil } = readBody(sendForm, request);
      const { timeZone } = practice.opening;
      const until = new Date(saidUntil);
      requireHold(until);
      const fault = promiseFault(letter.text, {
        words: letterTexts()[letter.language],
        language: letter.language,
        timeZone,
        times,
        until,
      });
      if (fault !== undefined) throw refuseDesk(422, fault);
      const held = times.map(({ id, event, sealed, startsAt, endsAt }) => ({
        id,
        sealed,
        slot: requireSlot(dependencies, { startsAt, endsAt }, event),
      }));
      const sent = await sendLetter({ database, log: request.log }, requireLetters(), {
        card,
        person,
        now: now(),
        entry,
        addressSeen,
        letter,
        times: held,
        until,
      });
      if (sent.outcome === 'taken') throw refuseTakenTime();
      if (sent.outcome === 'gone') throw refuseGone();
      if (sent.outcome === 'elsewhere') throw refuseForm();
      return { number: sent.number, person: sent.person, at: sent.at };
    },
  );

  app.post(
    '/api/cards/:name/letter/take-back',
    limited(LETTERS_A_MINUTE),
    async (request, _reply): Promise<Pick<SentEntry, 'number' | 'person' | 'at'>> => {
      const { person } = await requireSession(database, request, now());
      const card = nameIn(request);
      const { of, entry } = readBody(takeBackForm, request);
      const wanted = { card, person, now: now(), of, entry };
      const desk = { database, log: request.log };
      const taken = await takeBackLetter(desk, requireLetters(), wanted);
      if (taken.outcome === 'left') {
        throw refuseDesk(409, 'The letter has left already. Call them, or write another.');
      }
      if (taken.outcome === 'gone') throw refuseGone();
      if (taken.outcome === 'elsewhere') throw refuseForm();
      return { number: taken.number, person: taken.person, at: taken.at };
    },
  );

  /** What is said is what is held: so the letter's own moment, as long as it is none that no letter of now would say. @throws Refusal 422 */
  function requireHold(until: Date): void {
    const longest = longestHold(new Date(now().getTime() + CLOCK_GAP_MS), practice.opening);
    if (until > now() && until <= longest) return;
    throw refuseDesk(
      422,
      'The letter holds its times longer than we do now. Open it anew; if it says so again, set this machine’s clock.',
    );
  }

  function requireLetters() {
    if (dependencies.letters !== undefined) return dependencies.letters;
    throw refuseDesk(404, 'No letters are sent from this server.');
  }
}
