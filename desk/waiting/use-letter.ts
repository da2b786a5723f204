import { use, useEffect, useEffectEvent, useState } from 'react';
import type { DeskLetterTexts } from '../../domain/content/desk-letters.ts';
import { asksForWeekend } from '../../domain/desk/asks-for-weekend.ts';
import type { CardContent } from '../../domain/desk/card-content.ts';
import {
  readyLetter,
  renameTime,
  sayOffer,
  sayOffered,
  swapPassage,
  timesNamed,
} from '../../domain/desk/ready-letter.ts';
import { heldUntil, replaceTaken, timesToOffer } from '../../domain/desk/times-to-offer.ts';
import { ROLES, type LetterTimesAnswer } from '../../domain/desk/wire.ts';
import { letterLanguageOf } from '../../domain/intake/letter-language.ts';
import { ENGLISH } from '../../domain/languages/page-languages.ts';
import type { EventType } from '../../domain/scheduling/event-types.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { ask, DeskError, hasNoLine, TAKEN } from '../api/ask-server.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { sendLetter, takeBackLetter } from '../box/send-letter.ts';
import type { LetterDraft } from '../../domain/desk/draft.ts';
import { useRoom } from '../room.ts';
import { DraftContext } from './draft-context.ts';
import type { Strokes } from './use-strokes.ts';

export interface LetterInHand {
  /** Null until it is there. */
  readonly draft: LetterDraft | null;
  /** Those times that it names, and that are held once it is sent. */
  readonly named: readonly Slot[];
  /** What became of the times. */
  readonly notes: readonly string[];
  readonly fault: string;
  readonly isBusy: boolean;
  write(words: Partial<Pick<LetterDraft, 'subject' | 'text'>>): void;
  /** Offers other times, or none. */
  offer(event: EventType | 'none'): void;
  send(): void;
}

interface LetterOn {
  card: OpenedCard;
  content: CardContent;
  strokes: Strokes;
  onWriting: (isWriting: boolean) => void;
}

/** The letter that is being written on a card: ready when it opens, its times looked up then and once more before it is sent. */
export function useLetter({ card, content, strokes, onWriting }: LetterOn): LetterInHand {
  const room = useRoom();
  const { practice, people, person } = room;
  const drafts = use(DraftContext);
  const [texts, setTexts] = useState<DeskLetterTexts | null>(null);
  const [draft, setDraft] = useState<LetterDraft | null>(drafts?.letterFor(card.name) ?? null);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [lostId, setLostId] = useState('');
  const language = letterLanguageOf(content.language);
  const { timeZone } = practice.opening;
  const place = { language, timeZone };
  const say = (moment: string) => sayOffered(moment, language, timeZone);

  const keep = (next: LetterDraft): LetterDraft => {
    setDraft(next);
    drafts?.keepLetter(card.name, next);
    return next;
  };

  const freeTimes = async (event: EventType): Promise<readonly Slot[]> => {
    const on = asksForWeekend(card.row.kind) ? 'weekends' : 'weekdays';
    return (await ask<LetterTimesAnswer>(`/api/letters/times?event=${event}&on=${on}`)).slots;
  };
  const lookUp = async (event: EventType): Promise<readonly Slot[]> => {
    const free = await freeTimes(event);
    const theirs = timesToOffer(free, content.preferredTime);
    const times = theirs.length > 0 ? theirs : timesToOffer(free, undefined);
    if (times.length === 0) setNotes(['No time is free within a month: the letter offers none.']);
    else if (theirs.length === 0) {
      setNotes(['Nothing is free at the time of day that they asked for: these lie outside it.']);
    } else setNotes([]);
    return times;
  };

  /** Names others for times that were taken meanwhile. @returns undefined where none was */
  const renew = async (written: LetterDraft): Promise<LetterDraft | undefined> => {
    const offered = timesNamed(written.text, written.times, place);
    if (written.event === 'none' || offered.length === 0) return undefined;
    const free = await freeTimes(written.event);
    const replaced = replaceTaken(offered, free, content.preferredTime);
    if (replaced.length === 0) return undefined;
    let { text, passage } = written;
    for (const { from, to } of replaced) {
      const other = to === null ? null : say(to.startsAt);
      text = renameTime(text, say(from.startsAt), other);
      passage = renameTime(passage, say(from.startsAt), other);
    }
    setNotes(
      replaced.map(({ from, to }) =>
        to === null
          ? `${say(from.startsAt)} was taken meanwhile, and nothing else is free at their time of day: its line is gone.`
          : `${say(from.startsAt)} was taken meanwhile, so the letter says ${say(to.startsAt)}.`,
      ),
    );
    const gone = new Set(replaced.map(({ from }) => from.startsAt));
    const times = [
      ...offered.filter(({ startsAt }) => !gone.has(startsAt)),
      ...replaced.flatMap(({ to }) => (to === null ? [] : [to])),
    ];
    return keep({ ...written, id: crypto.randomUUID(), text, passage, times });
  };

  const begin = useEffectEvent(async (): Promise<void> => {
    try {
      const known = await ask<DeskLetterTexts>('/api/letters/texts');
      setTexts(known);
      if (draft !== null) {
        await renew(draft);
        return;
      }
      const offers: Readonly<Record<string, EventType | 'none'>> = known.offers;
      const event = offers[card.row.kind] ?? 'none';
      const times = event === 'none' ? [] : await lookUp(event);
      const until = heldUntil(new Date(), timeZone);
      const offer = event === 'none' ? null : { event, times, until };
      const words = known[language];
      const passage = offer === null ? '' : sayOffer(words, offer, place);
      const own = people.find(({ number }) => number === person);
      const role = own === undefined || language !== ENGLISH ? '' : `${ROLES[own.role]}, `;
      const ready = readyLetter(words, {
        ...place,
        kind: card.row.kind,
        name: content.name,
        offer,
        signature: [...(own === undefined ? [] : [own.name]), `${role}${practice.name}`],
      });
      const id = crypto.randomUUID();
      // Not kept: nobody has written a word of it.
      setDraft({ ...ready, id, event, times, until: until.toISOString(), passage });
    } catch (error) {
      setFault(sentenceOf(error));
    }
  });
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the letter opens
  useEffect(() => void begin(), []);

  const run = async (task: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setFault('');
    try {
      await task();
    } catch (error) {
      setFault(sentenceOf(error));
    }
    setIsBusy(false);
  };

  const offer = async (event: EventType | 'none'): Promise<void> => {
    if (draft === null || texts === null) return;
    const words = texts[language];
    const times = event === 'none' ? [] : await lookUp(event);
    if (event === 'none') setNotes([]);
    const until = heldUntil(new Date(), timeZone);
    const passage = event === 'none' ? '' : sayOffer(words, { event, times, until }, place);
    const text = swapPassage(draft.text, draft.passage, passage, words.closing);
    const id = crypto.randomUUID();
    keep({ ...draft, id, text, event, times, until: until.toISOString(), passage });
  };

  const send = async (): Promise<void> => {
    if (draft === null) return;
    if (draft.subject.trim() === '') throw new Error('Write what it is about, above the letter.');
    if (draft.text.trim() === '') throw new Error('The letter is empty. Write a line.');
    // Whose answer was lost may have been sent: then the times that it took are its own.
    const isAgain = lostId === draft.id;
    if (!isAgain && (await renew(draft)) !== undefined) return;
    const now = new Date();
    const until = heldUntil(now, timeZone).toISOString();
    const text = isAgain ? draft.text : renameTime(draft.text, say(draft.until), say(until));
    const current = { ...draft, text, until };
    try {
      const entry = await sendLetter(
        room,
        card,
        {
          ...current,
          text: text.trim(),
          subject: draft.subject.trim(),
          email: content.email ?? '',
          language,
          times: timesNamed(text, draft.times, place),
        },
        { opening: practice.opening, now },
      );
      drafts?.dropLetter(card.name);
      onWriting(false);
      strokes.told({
        card,
        entry,
        said: 'the letter leaves in ten seconds',
        takeBack: async () => {
          await takeBackLetter(room, card, entry);
          drafts?.keepLetter(card.name, { ...current, id: crypto.randomUUID() });
          onWriting(true);
        },
      });
    } catch (error) {
      if (hasNoLine(error)) setLostId(draft.id);
      // The text stays as it was sent, so that the next try is the same letter.
      keep(current);
      const isTaken = error instanceof DeskError && error.status === TAKEN;
      if (!isTaken || (await renew(current)) === undefined) throw error;
    }
  };

  return {
    draft,
    named: draft === null ? [] : timesNamed(draft.text, draft.times, place),
    notes,
    fault,
    isBusy,
    write: (words) => {
      if (draft !== null) keep({ ...draft, ...words, id: crypto.randomUUID() });
    },
    offer: (event) => void run(() => offer(event)),
    send: () => void run(send),
  };
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : 'It did not work. Try again.';
}
