import { use, useState } from 'react';
import type { CardContent } from '../../domain/desk/card-content.ts';
import {
  changedMeanwhile,
  findReachFaults,
  NOTHING_TYPED,
  reachOf,
  typeInto,
  type Reach,
  type ReachFaults,
  type SomeReach,
  type TypedReach,
} from '../../domain/desk/reach.ts';
import { hasNoLine } from '../api/ask-server.ts';
import { correctReach, toCorrect, type ToCorrect } from '../box/correct-reach.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { TriedActs } from '../box/tried-acts.ts';
import { useRoom } from '../room.ts';
import { sayFault, useFault } from '../shell/use-fault.ts';
import { useIsHere } from '../shell/use-is-here.ts';
import { useOneAtATime } from '../shell/use-one-at-a-time.ts';
import { nameOfCard } from './card-words.ts';
import { DraftContext } from './draft-context.ts';
import { sayBecomes, sayDone, sayMeanwhile } from './reach-words.ts';

/** Another card that says what is wrong. */
export interface OtherCard extends ToCorrect {
  readonly isTicked: boolean;
}

export interface ReachInHand {
  /** As the form shows it: what was typed, and as the card has it where nothing was. */
  readonly reach: Reach;
  /** What is to be mended, field by field; nothing before somebody has tried to save it. */
  readonly faults: ReachFaults;
  /** Why it was not saved. */
  readonly fault: string;
  readonly isBusy: boolean;
  readonly others: readonly OtherCard[];
  /** What a colleague has corrected meanwhile, by its field. */
  readonly meanwhile: SomeReach;
  /** What becomes of letters and links, sentence by sentence. */
  readonly becomes: readonly string[];
  /** Whether something is other than the card has it. */
  readonly isOther: boolean;
  write(fields: Partial<Reach>): void;
  tick(name: string, isTicked: boolean): void;
  /** As the card has it. */
  reset(): void;
  /** @param onFault puts the focus into the first field that is to be mended */
  save(onFault: (field: keyof ReachFaults) => void): void;
}

const NO_LINE =
  'There is no connection to the desk’s server. What you typed stays here: save it when the line is back.';
const IN_ORDER = ['name', 'phone', 'email'] as const;

/**
 * What is being corrected on a card: what was begun before, or nothing yet.
 *
 * @param onDone it is stored; with what is said of that, or nothing where nothing was other
 */
export function useReach(
  card: OpenedCard,
  content: CardContent,
  now: Date,
  onDone: (said: string) => void,
): ReachInHand {
  const room = useRoom();
  const { box, underWay } = room;
  const { timeZone } = room.practice.opening;
  const drafts = use(DraftContext);
  const [begun, draw] = useState<TypedReach>(() => drafts?.reachFor(card.name) ?? NOTHING_TYPED);
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isTried, setIsTried] = useState(false);
  const { fault, setFault, tellFault } = useFault();
  const { isBusy, run } = useOneAtATime();
  const [acts] = useState(() => new TriedActs());
  const isHere = useIsHere();

  const asNow = reachOf(content);
  const { name = asNow.name, phone = asNow.phone, email = asNow.email } = begun.typed;
  const reach = { name, phone, email, language: begun.typed.language ?? asNow.language };
  const [own, ...linked] = toCorrect(box, card, begun.typed);
  // Of another person of that number or address they know by themselves.
  const others = linked.map((one) => ({
    ...one,
    isTicked: ticks.get(one.card.name) ?? one.isSamePerson,
  }));
  const going = own === undefined ? [] : [own, ...others.filter(({ isTicked }) => isTicked)];

  const show = (next: TypedReach): void => {
    draw(next);
    if (Object.keys(next.typed).length === 0) drafts?.dropReach(card.name);
    else drafts?.keepReach(card.name, next);
  };
  const save = async (): Promise<void> => {
    const whose = nameOfCard(card);
    const said = sayDone(going, { now, timeZone, sendsLetters: box.sendsLetters });
    setFault('');
    try {
      await underWay.run({ whose, hasWayBack: false }, () =>
        acts.try(['reach', card.name, begun.typed], async (idOf) => {
          // The others first: as long as this one is not stored, what is to be corrected on them is still known.
          for (const one of going.toReversed()) await correctReach(room, one, { idOf, now });
        }),
      );
      drafts?.dropReach(card.name);
      if (isHere()) onDone(said);
    } catch (error) {
      tellFault(whose, hasNoLine(error) ? NO_LINE : sayFault('Not saved', error));
    }
  };
  return {
    reach,
    faults: isTried ? findReachFaults(reach) : {},
    fault,
    isBusy,
    others,
    meanwhile: Object.fromEntries(
      changedMeanwhile(begun, asNow).map((field) => [
        field,
        sayMeanwhile(card, field, room.people),
      ]),
    ),
    becomes: box.sendsLetters ? sayBecomes(going, { now, timeZone, blocks: box.blocks }) : [],
    isOther: own !== undefined,
    write: (fields) => {
      if (isBusy) return;
      setFault('');
      let next = begun;
      for (const [field, words] of Object.entries(fields)) {
        next = typeInto(next, field as keyof Reach, words, asNow);
      }
      show(next);
    },
    tick: (name, isTicked) => {
      if (!isBusy) setTicks(new Map(ticks).set(name, isTicked));
    },
    reset: () => {
      if (isBusy) return;
      setIsTried(false);
      setFault('');
      show(NOTHING_TYPED);
    },
    save: (onFault) => {
      const faults = findReachFaults(reach);
      const first = IN_ORDER.find((field) => faults[field] !== undefined);
      setIsTried(true);
      if (first !== undefined) onFault(first);
      else if (own === undefined) onDone('');
      else void run(save);
    },
  };
}
