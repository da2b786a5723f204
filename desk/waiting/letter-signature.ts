import { ROLES } from '../../domain/desk/wire.ts';
import { ENGLISH, type Language } from '../../domain/languages/page-languages.ts';
import type { Room } from '../room.ts';

/** The lines below a letter: who writes it, where somebody does, and for whom. */
export function signatureIn(
  { people, person, practice }: Pick<Room, 'people' | 'person' | 'practice'>,
  language: Language,
): string[] {
  const own = people.find(({ number }) => number === person);
  // A role has words in English alone.
  const role = own === undefined || language !== ENGLISH ? '' : `${ROLES[own.role]}, `;
  return [...(own === undefined ? [] : [own.name]), `${role}${practice.name}`];
}
