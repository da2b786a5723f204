import { useState } from 'react';
import { isTurn } from '../../domain/desk/card-state.ts';
import { sayTime } from '../../domain/desk/time-words.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { nameAmongUs, useRoom } from '../room.ts';
import { sayEntry } from './card-words.ts';

/**
 * What a colleague has done with a card while somebody here is at a letter or a stroke of it: two would write to one person, or put back what was settled.
 *
 * @param isAtSomething a letter or a question is open
 * @returns "Bramwell, 2:32 PM: Letter sent; …"; empty where nobody has done anything since it was opened
 */
export function useMeanwhile(card: OpenedCard, isAtSomething: boolean): string {
  const { people, person, practice } = useRoom();
  const { timeZone } = practice.opening;
  const last = card.state.entries.findLast((entry) => isTurn(entry) && entry.person !== person);
  const newest = last?.number ?? 0;
  const [seen, setSeen] = useState(newest);
  if (!isAtSomething && seen !== newest) setSeen(newest);
  // Where one was taken back, the one before it is no news.
  if (last === undefined || newest <= seen) return '';
  const at = sayTime(new Date(last.at), timeZone);
  return `${nameAmongUs(people, last.person)}, ${at}: ${sayEntry(last, people, timeZone)}.`;
}
