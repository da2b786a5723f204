import { createContext, use } from 'react';
import { shortNameOf } from '../domain/desk/short-name.ts';
import type { Cursor, Person, ToldPractice } from '../domain/desk/wire.ts';
import type { ActsUnderWay } from './box/acts-under-way.ts';
import type { CardBox } from './box/card-box.ts';
import type { KeptEntries } from './box/kept-entries.ts';
import type { OpenedPhotos } from './box/opened-photos.ts';
import type { UntoldActs } from './box/untold-acts.ts';
import type { PracticeKey } from './key/practice-key.ts';

/** What is open while the desk is: the key, what it opened, and who sits here. All of it goes when it locks. */
export interface Room {
  readonly key: PracticeKey;
  readonly box: CardBox;
  /** Photos that are shown somewhere. */
  readonly photos: OpenedPhotos;
  /** What waits on this machine for the line. */
  readonly kept: KeptEntries;
  /** What the server's log is to be told yet. */
  readonly untold: UntoldActs;
  /** What is being stored now. */
  readonly underWay: ActsUnderWay;
  readonly practice: ToldPractice;
  readonly people: readonly Person[];
  /** Null: opened by the recovery sheet. */
  readonly person: number | null;
  readonly cursor: Cursor | null;
  /** The server has another's half in the place of the passkey's that opened this. */
  readonly isHalfExchanged: boolean;
}

export const RoomContext = createContext<Room | null>(null);

/** The open room. Only what stands within it may ask. */
export function useRoom(): Room {
  const room = use(RoomContext);
  if (room === null) throw new Error('This part stands outside the room.');
  return room;
}

/** Whether whoever sits here may add and remove people, and forget visitors; the server decides, this keeps away what it would refuse. */
export function mayAddPeople({ person, people }: Pick<Room, 'person' | 'people'>): boolean {
  return person === null || people.some((one) => one.number === person && one.addsPeople);
}

/** Whether whoever sits here may book, move and cancel visits: everybody but a doctor; the server decides here too. */
export function mayBook({ person, people }: Pick<Room, 'person' | 'people'>): boolean {
  return people.find(({ number }) => number === person)?.role !== 'dentist';
}

/** What colleagues call somebody; "The sheet" for who opened the desk with it. */
export function nameAmongUs(people: readonly Person[], number: number | null): string {
  if (number === null) return 'The sheet';
  const name = people.find((person) => person.number === number)?.name;
  return name === undefined ? 'Somebody' : shortNameOf(name);
}
