import { sayTime } from '../../domain/desk/time-words.ts';
import { nameAmongUs, type Room } from '../room.ts';
import type { CardBox } from './card-box.ts';

/** What is said in the place of a card that is not in the box. @param who by whom it was forgotten, in the words of `sayWhoForgot` */
export function sayNoCard(box: CardBox, name: string, who = ''): string {
  const forgotten = box.forgottenNumber(name);
  if (forgotten !== undefined) return `${forgotten} was forgotten${who}: it is gone for good.`;
  return box.isWhole ? `There is no card ${name}.` : 'Opening what is sealed…';
}

/** " by Thaddea at 8:47 AM"; empty where another desk has not said so. */
export function sayWhoForgot({ box, people, practice }: Room, name: string): string {
  const by = box.forgottenBy(name);
  if (by === undefined) return '';
  const who = by.person === null ? 'with the sheet' : `by ${nameAmongUs(people, by.person)}`;
  return ` ${who} at ${sayTime(new Date(by.at), practice.opening.timeZone)}`;
}
