import { use, useState } from 'react';
import type { DeskLetterTexts } from '../../domain/content/desk-letters.ts';
import type { CardContent } from '../../domain/desk/card-content.ts';
import { LETTER_HELD_WORDS } from '../../domain/desk/letter-held.ts';
import { promiseFault } from '../../domain/desk/letter-promise.ts';
import { renameTime, sayOffer, swapPassage } from '../../domain/desk/ready-letter.ts';
import { heldUntil, OFFERED_TIMES_LIMIT, oneMoreTime } from '../../domain/desk/times-to-offer.ts';
import { LETTER_HELD_MS } from '../../domain/desk/wire.ts';
import { letterLanguageOf } from '../../domain/intake/letter-language.ts';
import type { EventType } from '../../domain/scheduling/event-types.ts';
import { stoppedLetter } from '../../domain/desk/stopped-letter.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { ask, isRefused, TAKEN } from '../api/ask-server.ts';
import type { OwnAct } from '../box/acts-under-way.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { sendLetter, takeBackLetter } from '../box/send-letter.ts';
import { mayBeStored, type LetterDraft } from '../../domain/desk/draft.ts';
import { useRoom } from '../room.ts';
import { useFault } from '../shell/use-fault.ts';
import { useOnceReached } from '../shell/use-once-reached.ts';
import { beginLetter } from './begin-letter.ts';
import { nameOfCard } from './card-words.ts';
import { DraftContext } from './draft-context.ts';
import { withOneMore } from './with-one-more.ts';
import { withOtherTimes } from './with-other-times.ts';
import { sayUnanswered, sentenceOf } from './letter-fault.ts';
import { useLetterDraft } from './use-letter-draft.ts';
import { toChooseIn, useLetterTimes, type Renewed } from './use-letter-times.ts';
import type { DoneStroke, Strokes, TypedNote } from './use-strokes.ts';

export interface LetterInHand {
  /** Null until it is there. */
  readonly draft: LetterDraft | null;
  /** Those times that it names, and that are held once it is sent. */
  readonly named: readonly Slot[];
  /** Those that it was to offer and names no more. */
  readonly unnamed: readonly string[];
  /** What it can name: free, and after the hold ends. */
  readonly free: readonly Slot[];
  /** What became of times that it named, as far as it is so still. */
  readonly changes: readonly string[];
  /** Times that it names and that are lost, as they begin: another is to be chosen for each. */
  readonly toChoose: readonly string[];
  /** What is to be said of the times beside. */
  readonly notes: readonly string[];
  readonly fault: string;
  readonly isBusy: boolean;
  /** It is on its way: nothing of it can be changed until it is known what became of it. */
  readonly isSending: boolean;
  /** The card's history has it: there is none to write any more. */
  readonly isSent: boolean;
  /** What it is made of could not be asked of the server, and is as soon as that is reached. */
  readonly isWaiting: boolean;
  write(words: Partial<Pick<LetterDraft, 'subject' | 'text'>>): void;
  /** Offers other times, or none. */
  offer(event: EventType | 'none'): void;
  /** Names another time in the place of one. */
  change(from: Slot, to: Slot): void;
  leaveOut(time: Slot): void;
  /** Names one more; undefined where nothing else is free. */
  readonly addOne: (() => void) | undefined;
  send(): void;
}

interface LetterOn {
  card: OpenedCard;
  content: CardContent;
  strokes: Strokes;
  /** What stands in the field for notes. */
  noteOf: () => TypedNote;
  onWriting: (isWriting: boolean) => void;
}

/** The letter that is being written on a card: ready when it opens, its times looked up then and once more before it is sent. */
export function useLetter({ card, content, strokes, noteOf, onWriting }: LetterOn): LetterInHand {
  const room = useRoom();
  const { practice } = room;
  const drafts = use(DraftContext);
  const [texts, setTexts] = useState<DeskLetterTexts | null>(null);
  const { draft, isSent, isStored, newest, begin: show, keep } = useLetterDraft(card);
  const { fault, setFault, tellFault } = useFault();
  const [doing, setDoing] = useState<'looking' | 'sending' | null>(null);
  const isSending = doing === 'sending';
  const language = letterLanguageOf(content.language);
  const place = { language, timeZone: practice.opening.timeZone };
  const letterTimes = useLetterTimes({ card, content });
  const { say, told, wished, free, notes, setChanges, namedIn, proposable, lookUp } = letterTimes;

  const renew = async (givenBack?: string): Promise<Renewed> => {
    const found = await letterTimes.renew(newest, givenBack);
    if (found.renewed !== undefined) keep(found.renewed);
    return found;
  };

  const begin = async (): Promise<void> => {
    const known = await ask<DeskLetterTexts>('/api/letters/texts');
    setTexts(known);
    if (draft !== null) {
      // One that was begun before may name it still, where nobody but its writer can choose another.
      await renew(wished === 'unread' ? stoppedLetter(card.state)?.time : undefined);
      return;
    }
    // Not kept: nobody has written a word of it.
    show(await beginLetter({ card, content, room, known, letterTimes }));
  };
  const isWaiting = useOnceReached(begin, (error) => setFault(sentenceOf(error)));

  const run = async (
    what: 'looking' | 'sending',
    task: () => Promise<void>,
    lead = '',
  ): Promise<void> => {
    if (doing !== null) return;
    setDoing(what);
    setFault('');
    try {
      await task();
    } catch (error) {
      tellFault(nameOfCard(card), lead + sentenceOf(error));
    }
    setDoing(null);
  };
  /** Another text, or other times: another letter. */
  const rewrite = (words: Partial<LetterDraft>): void => {
    if (draft === null || isSending) return;
    // A sentence about what stood there before is over.
    setFault('');
    keep({ ...draft, ...words, id: crypto.randomUUID() });
  };

  const offer = async (event: EventType | 'none'): Promise<void> => {
    if (texts === null) return;
    const words = texts[language];
    const times = event === 'none' ? [] : await lookUp(event);
    const written = newest();
    if (written === null) return;
    setChanges([]);
    if (event === 'none') letterTimes.noteNone();
    const until = heldUntil(new Date(), practice.opening);
    const passage = event === 'none' ? '' : sayOffer(words, { event, times, until }, place);
    const text = swapPassage(written.text, written.passage, passage, words.closing);
    const id = crypto.randomUUID();
    keep({ ...written, id, text, event, times, until: until.toISOString(), passage });
  };

  /** @returns what was sent; undefined where it was not yet: another look at it is needed, or it was asked back before */
  const send = async (act: OwnAct): Promise<DoneStroke | undefined> => {
    const pressed = newest();
    if (pressed === null) return undefined;
    if (pressed.subject.trim() === '') throw new Error('Write what it is about, above the letter.');
    if (pressed.text.trim() === '') throw new Error('The letter is empty. Write a line.');
    const { found, lost = [] } = await renew();
    // Nobody sends what they have not read, nor what the news has brought meanwhile.
    if (newest() !== pressed || act.isWantedBack()) return undefined;
    const isAgain = mayBeStored(pressed, new Date());
    const until = isAgain ? pressed.until : heldUntil(new Date(), practice.opening).toISOString();
    const text = isAgain ? pressed.text : renameTime(pressed.text, say(pressed.until), say(until));
    const current = { ...pressed, text, until };
    const times = namedIn(current, found);
    const gone = new Set([
      ...toChooseIn(letterTimes.changes),
      ...lost.map(({ startsAt }) => startsAt),
    ]);
    const unchosen = isAgain ? undefined : times.find(({ startsAt }) => gone.has(startsAt));
    if (unchosen !== undefined) {
      throw new Error(
        `${told(unchosen)} is not held for them. Choose another time for it, or leave it out.`,
      );
    }
    const promised = { ...place, times, until: new Date(until) };
    const broken =
      texts === null ? undefined : promiseFault(text, { ...promised, words: texts[language] });
    if (broken !== undefined) throw new Error(broken);
    // Before there is an answer: whoever locks, or goes to another card, comes back to it as to one that may be stored.
    keep({ ...current, times, unansweredId: current.id });
    try {
      const entry = await sendLetter(room, card, {
        ...current,
        text: text.trim(),
        subject: current.subject.trim(),
        email: content.email ?? '',
        language,
        times,
      });
      drafts?.dropLetter(card.name, current.id);
      onWriting(false);
      return {
        card,
        entry,
        said: `the letter leaves in ${LETTER_HELD_WORDS}`,
        unsaid: 'the letter does not leave',
        heldMs: LETTER_HELD_MS,
        takeBack: () =>
          takeBackLetter(room, card, entry, () => {
            drafts?.keepLetter(card.name, { ...current, id: crypto.randomUUID() });
            onWriting(true);
          }),
      };
    } catch (error) {
      // What has no answer stays as it was sent, so that the next try is the same letter.
      if (!isRefused(error)) throw error;
      const isTaken = error.status === TAKEN;
      // By another: so it is stored nowhere. Else this try changes nothing about one before.
      keep(isTaken ? { ...current, unansweredId: undefined } : current);
      if (!isTaken || (await renew()).renewed === undefined) throw error;
      return undefined;
    }
  };

  const named = draft === null ? [] : namedIn(draft, free);
  const changes = letterTimes.changes.filter(
    ({ names }) => names === undefined || named.some(({ startsAt }) => startsAt === names),
  );
  const more =
    named.length < OFFERED_TIMES_LIMIT
      ? oneMoreTime(named, proposable(free), content.preferredTime)
      : undefined;

  const isQuiet = doing === null && fault === '';
  const unanswered = draft !== null && isQuiet ? sayUnanswered(draft, isStored) : '';
  const swap = (from: Slot, to: Slot | null): void => {
    // What was chosen by hand is theirs, whatever became of it before.
    setChanges((all) =>
      all.filter(({ names }) => names !== from.startsAt && names !== to?.startsAt),
    );
    if (draft !== null) rewrite(withOtherTimes(draft, { named, swaps: [{ from, to }] }, say));
  };

  return {
    draft,
    named,
    unnamed: (draft?.times ?? [])
      .filter(({ startsAt }) => !named.some((time) => time.startsAt === startsAt))
      .map(told),
    free,
    changes: changes.map(({ words }) => words),
    toChoose: toChooseIn(changes),
    notes: unanswered === '' ? notes : [unanswered, ...notes],
    fault,
    isBusy: doing !== null,
    isSending,
    isSent: isSent && !isSending,
    isWaiting,
    write: rewrite,
    offer: (event) => void run('looking', () => offer(event)),
    change: swap,
    leaveOut: (time) => swap(time, null),
    addOne:
      draft === null || draft.event === 'none' || texts === null || more === undefined
        ? undefined
        : () => rewrite(withOneMore(draft, { named, more }, { ...place, words: texts[language] })),
    send: () => void run('sending', () => strokes.send(card, send, noteOf), 'Not sent. '),
  };
}
