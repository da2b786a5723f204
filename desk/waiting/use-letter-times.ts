import { useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { asksForWeekend } from '../../domain/intake/table-of-kinds.ts';
import { askedFor } from '../../domain/desk/caller.ts';
import type { CardContent } from '../../domain/desk/card-content.ts';
import { mayBeStored, type LetterDraft } from '../../domain/desk/draft.ts';
import { sayOffered, squeezed } from '../../domain/desk/ready-letter.ts';
import { sparing, timesGivenBack } from '../../domain/desk/stopped-letter.ts';
import { sayMoment } from '../../domain/desk/time-words.ts';
import {
  afterHold,
  heldUntil,
  replaceTaken,
  timesToOffer,
} from '../../domain/desk/times-to-offer.ts';
import { readWishedDays } from '../../domain/desk/wished-days.ts';
import type { LetterTimesAnswer } from '../../domain/desk/wire.ts';
import { letterLanguageOf } from '../../domain/intake/letter-language.ts';
import type { Language } from '../../domain/languages/page-languages.ts';
import { dayOfSlot } from '../../domain/scheduling/diary-slot.ts';
import type { EventType } from '../../domain/scheduling/event-types.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { ask } from '../api/ask-server.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import { withOtherTimes } from './with-other-times.ts';

const NONE_BY_ITSELF = 'The letter offers no times by itself: their wish has to be read by you.';
const ONE_BY_ONE = 'Their wish has to be read by you: offer the times one by one.';

/** What is free now, and the letter where it names other times for it. */
export interface Renewed {
  readonly found: readonly Slot[];
  readonly renewed?: LetterDraft;
  /** Times that the letter names and that are lost, where only whoever writes can choose others for them. */
  readonly lost?: readonly Slot[];
}

/** What became of a time by itself, for whoever writes to read before the letter goes. */
interface TimeChange {
  readonly words: string;
  /** The time that the letter has to name for this to be so, as it begins; left out of what is so in any case. */
  readonly names?: string;
  /** That time is lost, and another is to be chosen for it. */
  readonly isToChoose?: true;
}

export interface LetterTimes {
  /** As the letter says a moment. */
  say(moment: string): string;
  /** For whoever writes it, in the desk's own language. */
  told(time: Slot): string;
  /** On which days they wish to come. */
  readonly wished: ReturnType<typeof readWishedDays>;
  /** What can be named: free, and after the hold ends. */
  readonly free: readonly Slot[];
  /** What became of times that it named. */
  readonly changes: readonly TimeChange[];
  readonly setChanges: Dispatch<SetStateAction<readonly TimeChange[]>>;
  /** What is to be said of the times beside. */
  readonly notes: readonly string[];
  /** Says why the letter offers nothing by itself, where that is so. */
  noteNone(): void;
  /** Those that may be proposed: on the days that they wish, and none that was given back from under a letter to them, as long as there are others. */
  proposable(slots: readonly Slot[]): readonly Slot[];
  /** Times to begin with. */
  lookUp(event: EventType): Promise<readonly Slot[]>;
  /** Those that a letter names, of those that it may. */
  namedIn(letter: LetterDraft, slots: readonly Slot[]): Slot[];
  /**
   * Looks for others for times that were taken meanwhile. Where their wish is to be read by whoever writes, none is chosen by itself.
   *
   * @param newest gives the letter as it stands, also once the answer is there
   * @param givenBack which to exchange although it may be free
   */
  renew(newest: () => LetterDraft | null, givenBack?: string): Promise<Renewed>;
}

/** The times that a letter may name to whoever is on a card: asked of the server each time that it matters. */
export function useLetterTimes({
  card,
  content,
}: {
  card: OpenedCard;
  content: CardContent;
}): LetterTimes {
  const { opening } = useRoom().practice;
  const { timeZone } = opening;
  const language = letterLanguageOf(content.language);
  const [free, setFree] = useState<readonly Slot[]>([]);
  const [changes, setChanges] = useState<readonly TimeChange[]>([]);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const say = (moment: string) => sayOffered(moment, language, timeZone);
  /** For whoever writes it, in the desk's own language. */
  const told = ({ startsAt }: Slot) => sayMoment(new Date(startsAt), timeZone);
  const saidOnce = useMemo(() => sayEachOnce(language, timeZone), [language, timeZone]);
  const isWeekend = asksForWeekend(askedFor(card));
  const wished = useMemo(
    () => (isWeekend ? readWishedDays(content.message, content.preferredTime) : () => true),
    [isWeekend, content],
  );

  /** Nothing is offered: so it is of itself where only staff can weigh when they wish to come. */
  const noteNone = (): void => setNotes(wished === 'unread' ? [NONE_BY_ITSELF] : []);
  const freeTimes = async (event: EventType): Promise<readonly Slot[]> => {
    const on = isWeekend ? 'weekends' : 'weekdays';
    const wanted = new URLSearchParams({ event, on, card: card.name });
    const { slots } = await ask<LetterTimesAnswer>(`/api/letters/times?${wanted}`);
    // Whoever may answer until Monday evening is offered nothing of Monday morning.
    const later = afterHold(slots, heldUntil(new Date(), opening));
    setFree(later);
    return later;
  };
  const onWishedDays = (slots: readonly Slot[]): readonly Slot[] =>
    wished === 'unread' ? slots : slots.filter((slot) => wished(dayOfSlot(slot)));
  const proposable = (slots: readonly Slot[]): readonly Slot[] =>
    sparing(onWishedDays(slots), timesGivenBack(card.state));
  const lookUp = async (event: EventType): Promise<readonly Slot[]> => {
    const found = await freeTimes(event);
    if (wished === 'unread' && found.length > 0) {
      setNotes([ONE_BY_ONE]);
      return [];
    }
    const possible = proposable(found);
    const theirs = timesToOffer(possible, content.preferredTime);
    const times = theirs.length > 0 ? theirs : timesToOffer(possible, undefined);
    if (found.length === 0) setNotes(['No time is free: the letter offers none.']);
    else if (times.length === 0) {
      setNotes(['Nothing is free on the days that they wish: the letter offers none.']);
    } else if (theirs.length === 0) {
      setNotes(['Nothing is free at the time of day that they asked for: these lie outside it.']);
    } else setNotes([]);
    return times;
  };
  /** Those that a letter names, of those that it may. */
  const namedIn = (letter: LetterDraft, slots: readonly Slot[]): Slot[] => {
    const known = new Map([...letter.times, ...slots].map((slot) => [slot.startsAt, slot]));
    const written = squeezed(letter.text);
    return [...known.values()]
      .filter(({ startsAt }) => written.includes(saidOnce(startsAt)))
      .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  };

  const renew: LetterTimes['renew'] = async (newest, givenBack) => {
    const event = newest()?.event ?? 'none';
    if (event === 'none') {
      noteNone();
      return { found: [] };
    }
    const found = await freeTimes(event);
    const written = newest();
    if (wished === 'unread' && found.length > 0 && written !== null) {
      if (namedIn(written, found).length === 0) setNotes([ONE_BY_ONE]);
    }
    // It offers something else by now, whose times were looked up for that.
    if (written?.event !== event) return { found };
    // They may be taken by the letter itself.
    if (mayBeStored(written, new Date())) return { found };
    const offered = namedIn(written, free);
    const until = heldUntil(new Date(), opening);
    const sayWhy = (from: Slot): string => {
      if (Date.parse(from.startsAt) <= until.getTime()) {
        return 'comes no later than the hold would end';
      }
      return from.startsAt === givenBack ? 'was given back' : 'was taken meanwhile';
    };
    const isGone = (time: Slot): boolean =>
      time.startsAt === givenBack || !found.some(({ startsAt }) => startsAt === time.startsAt);
    if (wished === 'unread') {
      const lost = offered.filter(isGone);
      const isNew = ({ names }: TimeChange) => !lost.some(({ startsAt }) => startsAt === names);
      setChanges((before) => [
        ...before.filter(isNew),
        ...lost.map((from) => ({
          words: `${told(from)} ${sayWhy(from)}. Their wish has to be read by you: choose another time for it below the text, or leave it out.`,
          names: from.startsAt,
          isToChoose: true as const,
        })),
      ]);
      return { found, lost };
    }
    const replaced = replaceTaken(offered, proposable(found), content.preferredTime).filter(
      ({ from }) => isGone(from),
    );
    if (replaced.length === 0) return { found };
    setChanges(
      replaced.map(({ from, to }) => {
        const gone = `${told(from)} ${sayWhy(from)}`;
        if (to !== null) {
          return { words: `${gone}, so the letter says ${told(to)}.`, names: to.startsAt };
        }
        return {
          words: `${gone}, and nothing else is free at their time of day: its line is gone.`,
        };
      }),
    );
    const other = withOtherTimes(written, { named: offered, swaps: replaced }, say);
    return { found, renewed: { ...written, ...other, id: crypto.randomUUID() } };
  };
  return {
    say,
    told,
    wished,
    free,
    changes,
    setChanges,
    notes,
    noteNone,
    proposable,
    lookUp,
    namedIn,
    renew,
  };
}

/** The times that are lost, and for which another is to be chosen, as they begin. */
export function toChooseIn(changes: readonly TimeChange[]): string[] {
  return changes.flatMap(({ names, isToChoose }) =>
    isToChoose === true && names !== undefined ? names : [],
  );
}

/** Says moments as a letter does: a month of half-hours once, and not with each letter that is typed. */
function sayEachOnce(language: Language, timeZone: string): (moment: string) => string {
  const said = new Map<string, string>();
  return (moment) => {
    const known = said.get(moment) ?? squeezed(sayOffered(moment, language, timeZone));
    said.set(moment, known);
    return known;
  };
}
