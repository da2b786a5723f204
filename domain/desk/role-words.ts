import type { Role } from './wire.ts';

/** What each may do, said where a role is chosen; everybody reads, answers and writes notes and letters (docs/desk.md has the whole table). */
export const ROLE_DOES: Record<Role, string> = {
  coordinator: 'Answers, books, drafts all of the site and publishes it.',
  scheduler: 'Answers, books, and drafts the site’s hours, holidays and announcement.',
  dentist: 'Answers, marks photos, blocks own times. No booking, no site.',
};

/** What whoever may add people may do besides. */
export const ADDER_DOES = 'Also changes roles and the key, removes passkeys, and forgets visitors.';
