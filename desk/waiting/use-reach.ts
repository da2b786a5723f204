import { use, useState } from 'react';
import type { CardContent } from '../../domain/desk/card-content.ts';
import {
  correctionOf,
  findReachFaults,
  reachOf,
  type Reach,
  type ReachFaults,
} from '../../domain/desk/reach.ts';
import { hasNoLine } from '../api/ask-server.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { correctReach, toCorrect, type ToCorrect } from '../box/correct-reach.ts';
import { TriedActs } from '../box/tried-acts.ts';
import { isStillToCome } from '../forget/what-goes.ts';
import { useRoom } from '../room.ts';
import { sayFault, useFault } from '../shell/use-fault.ts';
import { useIsHere } from '../shell/use-is-here.ts';
import { useOneAtATime } from '../shell/use-one-at-a-time.ts';
import { nameOfCard } from './card-words.ts';
import { DraftContext } from './draft-context.ts';

/** Another card of theirs that says what is wrong. */
interface OtherCard {
  readonly card: OpenedCard;
  readonly isTicked: boolean;
}

export interface ReachInHand {
  readonly reach: Reach;
  /** What is to be mended, field by field; nothing before somebody has tried to save it. */
  readonly faults: ReachFaults;
  /** Why it was not saved. */
  readonly fault: string;
  readonly isBusy: boolean;
  readonly others: readonly OtherCard[];
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
 * What is being corrected on a card: what was begun before, or the card as it is.
 *
 * @param onDone it is stored
 */
export function useReach(
  card: OpenedCard,
  content: CardContent,
  now: Date,
  onDone: () => void,
): ReachInHand {
  const room = useRoom();
  const { box, underWay } = room;
  const drafts = use(DraftContext);
  const before = reachOf(content);
  const [reach, draw] = useState<Reach>(() => drafts?.reachFor(card.name) ?? before);
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const { fault, setFault, tellFault } = useFault();
  const { isBusy, run } = useOneAtATime();
  const [acts] = useState(() => new TriedActs());
  const isHere = useIsHere();
  const [own, ...others] = toCorrect(box, card, reach);
  const going = [own, ...others.filter(({ card: other }) => !unticked.has(other.name))].filter(
    (one) => one !== undefined,
  );

  const show = (next: Reach): void => {
    draw(next);
    if (correctionOf(before, next) === undefined) drafts?.dropReach(card.name);
    else drafts?.keepReach(card.name, next);
  };
  const save = async (): Promise<void> => {
    const whose = nameOfCard(card);
    setFault('');
    try {
      await underWay.run({ whose, hasWayBack: false }, () =>
        acts.try(['reach', card.name, reach], async (idOf) => {
          // The others first: as long as this one is not stored, what is to be corrected on them is still known.
          for (const one of going.toReversed()) await correctReach(room, one, idOf);
        }),
      );
      drafts?.dropReach(card.name);
      if (isHere()) onDone();
    } catch (error) {
      tellFault(whose, hasNoLine(error) ? NO_LINE : sayFault('Not saved', error));
    }
  };
  return {
    reach,
    faults: isTried ? findReachFaults(reach) : {},
    fault,
    isBusy,
    others: others.map(({ card: other }) => ({ card: other, isTicked: !unticked.has(other.name) })),
    becomes: box.sendsLetters ? sayBecomes(going, now) : [],
    isOther: own !== undefined,
    write: (fields) => {
      if (isBusy) return;
      setFault('');
      show({ ...reach, ...fields });
    },
    tick: (name, isTicked) => {
      if (isBusy) return;
      const left = new Set(unticked);
      if (isTicked) left.delete(name);
      else left.add(name);
      setUnticked(left);
    },
    reset: () => {
      if (isBusy) return;
      setIsTried(false);
      setFault('');
      show(before);
    },
    save: (onFault) => {
      const faults = findReachFaults(reach);
      const first = IN_ORDER.find((field) => faults[field] !== undefined);
      setIsTried(true);
      if (first !== undefined) onFault(first);
      else if (own === undefined) onDone();
      else void run(save);
    },
  };
}

/** What becomes of letters and links where an address is another. */
function sayBecomes(going: readonly ToCorrect[], now: Date): string[] {
  const readdressed = going.filter(({ words }) => words.email !== undefined);
  const [first] = readdressed;
  if (first === undefined) return [];
  const hasVisit = readdressed.some(({ card }) => isStillToCome(card, now));
  if (first.words.email === '') {
    return [
      hasVisit
        ? 'No letter and no reminder goes to them any more, and the link to their visit opens nothing: please call them.'
        : 'Nothing is written to them any more: please call them.',
    ];
  }
  return [
    'What still waits to be sent to them goes to this address.',
    ...(hasVisit
      ? [
          'Their visit is told there anew, with a link of its own. The link of before opens nothing any more.',
        ]
      : []),
  ];
}
