import type { WrittenPerson } from '../../../domain/content/team.ts';
import type { Shown } from '../../site/shown.ts';

/** One of the team, as the page shows them. */
export type TeamMember = Shown<WrittenPerson>;

/** A person's work as it stands beside the name: what the license says, and their part where it says more. */
export function workOf({ profession, role }: Pick<TeamMember, 'profession' | 'role'>): string {
  const title = profession.charAt(0).toUpperCase() + profession.slice(1);
  return role.toLowerCase() === profession ? title : `${title}. ${role}.`;
}

/** The profession alone, as a label has room for it. */
export function titleOf({ profession }: Pick<TeamMember, 'profession'>): string {
  return profession.charAt(0).toUpperCase() + profession.slice(1);
}
