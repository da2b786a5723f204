import { useState } from 'react';
import type { EntryWords, SignedEntry } from '../../domain/desk/entries.ts';
import type { OwnAct } from '../box/acts-under-way.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { isWaiting } from '../box/kept-entries.ts';
import { writeEntry } from '../box/write-entry.ts';
import { useRoom } from '../room.ts';
import { sayFault, useFault } from '../shell/use-fault.ts';
import { useIsHere } from '../shell/use-is-here.ts';
import { useLastAct } from '../shell/use-last-act.ts';
import { nameOfCard } from './card-words.ts';
import type { NoteUnderWay } from './draft-context.ts';
import { OneStroke } from './one-stroke.ts';

/** How long the last stroke can be taken back from anywhere; later from the card's history. */
const STROKE_HELD_MS = 10_000;

/** What is stored, and can be taken back. */
export interface DoneStroke {
  card: OpenedCard;
  entry: SignedEntry;
  said: string;
  /** What is said of it once it is taken back, where that is not the same. */
  unsaid?: string;
  /** How long it can be taken back from anywhere. */
  heldMs: number;
  /** Takes back what is more than an entry. */
  takeBack?: (() => Promise<void>) | undefined;
}

interface LastStroke extends DoneStroke {
  /** Number of the act that stored it. */
  act: number;
}

export interface Strokes {
  last: LastStroke | null;
  fault: string;
  /** What was taken back last, for who listens; empty once something else is done. */
  tookBack: string;
  /**
   * Writes an entry on a card, unless a stroke on it is being stored.
   *
   * @param said what the strip says; empty for what is no stroke
   * @param send what was typed goes now
   * @returns whether it was stored, and was not taken back since
   */
  write(card: OpenedCard, words: EntryWords, said: string, send?: Send): Promise<boolean>;
  /** The same, and goes on to the next card. @param note what stands in the field for notes: it is kept with the stroke, and else would be out of sight with its card */
  finish(card: OpenedCard, words: EntryWords, said: string, note: TypedNote): Promise<void>;
  /**
   * Says what was done and stored otherwise, and goes on to the next card.
   *
   * @param task stores it; gives undefined where nothing was to be done
   * @param noteOf what stands in the field for notes by then: it is kept as with a stroke
   * @throws what the task throws
   */
  send(
    card: OpenedCard,
    task: (act: OwnAct) => Promise<DoneStroke | undefined>,
    noteOf: () => TypedNote,
  ): Promise<void>;
  /** Takes an entry back by a further one. */
  undo(card: OpenedCard, entry: SignedEntry): Promise<void>;
  /** Takes the last back from anywhere: while it is still being stored, as soon as it is. */
  undoLast(): Promise<void>;
}

type Send = () => NoteUnderWay | undefined;

/** A note that was typed and not kept yet. */
export interface TypedNote {
  /** Empty for none. */
  readonly text: string;
  readonly send: Send;
  readonly onKept: () => void;
}

type TakenBack = Pick<DoneStroke, 'card' | 'entry' | 'takeBack'> & Partial<DoneStroke>;

/**
 * Strokes on cards: sealed, stored, and told only once they are; without a line, kept here and said to be.
 *
 * @param onFinished called with the card that was done; returns whether another came up in its place
 * @param onUndone called with the card on which something was taken back, and with that
 */
export function useStrokes(
  onFinished: (card: OpenedCard) => boolean,
  onUndone: (card: OpenedCard, entry: SignedEntry) => void,
): Strokes {
  const room = useRoom();
  const { underWay } = room;
  const { last, lastNow, setLast } = useLastAct<LastStroke>();
  const { fault, setFault, tellFault } = useFault();
  const [tookBack, setTookBack] = useState('');
  const [one] = useState(() => new OneStroke());
  const isHere = useIsHere();

  const goOn = (card: OpenedCard): void => {
    // Whoever has gone to another room while it was being stored stays there.
    if (isHere() && onFinished(card)) one.goOn(card.name, performance.now());
  };
  /** One that failed was the last step: what stands before it is taken back from its history alone. */
  const forget = ({ number }: OwnAct): void => {
    if ((lastNow()?.act ?? 0) < number) setLast(null);
  };
  /** @returns whether it is taken back */
  const takeBack = async (stroke: TakenBack): Promise<boolean> => {
    const { card, entry, said, unsaid = said, takeBack: more } = stroke;
    const before = lastNow();
    try {
      if (more !== undefined) await more();
      else if (isWaiting(entry) && room.kept.fateOf(entry.id) !== 'gone') {
        // Nobody has read it, as far as is known: it goes without a trace.
        room.kept.takeBack({ id: entry.id, card: card.name });
        room.box.dropWaiting(card.name, entry.id);
      } else await writeEntry(room, card.row, { is: 'undo', of: entry.id });
    } catch (error) {
      tellFault(nameOfCard(card), sayFault('Not taken back', error));
      return false;
    }
    setFault('');
    // What was done since stands.
    if (lastNow() === before) setLast(null);
    setTookBack(`Taken back: ${nameOfCard(card)}${unsaid === undefined ? '' : `, ${unsaid}`}`);
    if (isHere()) onUndone(card, entry);
    return true;
  };
  /** @param hasWayBack no for what is stored within another act, which is the one that is asked back meanwhile */
  const store = (
    card: OpenedCard,
    words: EntryWords,
    said: string,
    send?: Send,
    hasWayBack = true,
  ): Promise<boolean> =>
    one.store(card.name, words, () =>
      underWay.run({ whose: nameOfCard(card), hasWayBack }, async (act) => {
        const typed = send?.();
        try {
          const entry = await writeEntry(room, card.row, words, typed?.id);
          setFault('');
          const wait = isWaiting(entry) ? ', waits here for the line' : '';
          setTookBack('');
          const done = { card, entry, said: said + wait, heldMs: STROKE_HELD_MS, act: act.number };
          if (said !== '') setLast(done);
          return !(act.isWantedBack() && (await takeBack(done)));
        } catch (error) {
          tellFault(nameOfCard(card), sayFault('Not kept', error));
          forget(act);
          return false;
        } finally {
          typed?.settle();
        }
      }),
    );
  const write: Strokes['write'] = (card, words, said, send) => store(card, words, said, send);
  /** Keeps what stands in the field for notes. @returns "none": nothing did. "failed": it stands there still, and it is said why */
  const keepNote = async (
    card: OpenedCard,
    { text, send, onKept }: TypedNote,
    hasWayBack: boolean,
  ): Promise<'kept' | 'none' | 'failed'> => {
    const words = { is: 'note', text: text.trim() } as const;
    // One that was kept by its own button a moment ago is under way, and is not written twice.
    if (words.text === '' || one.isStoring(card.name, words)) return 'none';
    if (!(await store(card, words, '', send, hasWayBack))) return 'failed';
    onKept();
    return 'kept';
  };
  const undo = async (stroke: TakenBack): Promise<void> => {
    const { card, entry } = stroke;
    const begun = { whose: nameOfCard(card), doing: 'taking back', hasWayBack: false } as const;
    await one.store(card.name, { is: 'undo', of: entry.id }, () =>
      underWay.run(begun, () => takeBack(stroke)),
    );
  };
  return {
    last,
    fault,
    tookBack,
    write,
    finish: async (card, words, said, note) => {
      if (!one.isSeen(card.name, performance.now())) return;
      const kept = await keepNote(card, note, true);
      if (kept === 'failed') return;
      if (await write(card, words, saidWith(said, kept))) goOn(card);
    },
    send: (card, task, noteOf) =>
      underWay.run({ whose: nameOfCard(card) }, async (act) => {
        const done = await task(act).catch((error: unknown) => {
          forget(act);
          throw error;
        });
        if (done === undefined) return;
        setFault('');
        setTookBack('');
        const kept = await keepNote(card, noteOf(), false);
        setLast({ ...done, said: saidWith(done.said, kept), act: act.number });
        if (act.isWantedBack() && (await takeBack(done))) return;
        // What could not be kept would be out of sight with its card.
        if (kept !== 'failed') goOn(card);
      }),
    undo: async (card, entry) => {
      const now = lastNow();
      await undo(now?.entry.id === entry.id ? now : { card, entry });
    },
    undoLast: async () => {
      const now = lastNow();
      if (!underWay.wantLastBack(now?.act ?? 0) && now !== null) await undo(now);
    },
  };
}

function saidWith(said: string, kept: 'kept' | 'none' | 'failed'): string {
  return kept === 'kept' ? `${said}; note kept` : said;
}
