import { use, useState } from 'react';
import type { SignedEntry } from '../../domain/desk/entries.ts';
import { sayStamp } from '../../domain/desk/time-words.ts';
import { isTurn } from '../../domain/desk/turns.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { nameAmongUs, useRoom } from '../room.ts';
import { sayEntry } from './card-words.ts';
import { DraftContext } from './draft-context.ts';

/** What else than a stroke a colleague has done that whoever writes has to know. */
const TOLD: readonly SignedEntry['is'][] = [
  'moved',
  'cancelled',
  'unsent',
  'given-back',
  'sent-on',
];

/**
 * What a colleague has done with a card while somebody here is at a letter or a stroke of it, or since they began that letter: two would write to one person, or
 * put back what was settled.
 *
 * @param isAt what is open
 * @returns "Bramwell, 2:32 PM: Letter sent; …"; empty where nobody has done anything since it was begun
 */
export function useMeanwhile(
  card: OpenedCard,
  isAt: 'letter' | 'stroke' | null,
  now: Date,
): string {
  const { people, person, practice } = useRoom();
  const { timeZone } = practice.opening;
  const drafts = use(DraftContext);
  const last = lastOfOthers(card, person);
  const newest = last?.number ?? 0;
  const [opened, setOpened] = useState(newest);
  if (isAt === null && opened !== newest) setOpened(newest);
  const begun = isAt === 'letter' ? drafts?.letterFor(card.name)?.seen : undefined;
  // Where one was taken back, the one before it is no news.
  if (last === undefined || newest <= (begun ?? opened)) return '';
  const at = sayStamp(new Date(last.at), now, timeZone);
  return `${nameAmongUs(people, last.person)}, ${at}: ${sayEntry(last, people, timeZone, now)}.`;
}

/** The last stroke of somebody else, or change of the visit. */
export function lastOfOthers(
  { state }: OpenedCard,
  person: number | null,
): SignedEntry | undefined {
  return state.entries.findLast(
    (entry) => entry.person !== person && (isTurn(entry) || TOLD.some((is) => is === entry.is)),
  );
}
