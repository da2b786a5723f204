import { expect, it } from 'vitest';
import { ROLE_DOES } from './role-words.ts';
import { mayChangePart, mayPublish, SITE_PARTS } from './site-parts.ts';
import { ROLES, type Role } from './wire.ts';

const roles = Object.keys(ROLES) as Role[];

it.each(roles)('says of the site what the rules let a %s do', (role) => {
  const words = ROLE_DOES[role];
  expect(words.includes('publishes')).toBe(mayPublish(role));
  const theirs = SITE_PARTS.filter((part) => mayChangePart(role, part));
  expect(words.includes('all of the site')).toBe(theirs.length === SITE_PARTS.length);
  expect(words.includes('No booking, no site')).toBe(theirs.length === 0);
});

it('names the parts that a scheduler drafts', () => {
  const theirs = SITE_PARTS.filter((part) => mayChangePart('scheduler', part));
  expect(theirs.map(({ title }) => title)).toEqual(['Hours', 'Announcement']);
});
