import { expect, it } from 'vitest';
import { sayUnanswered } from './letter-fault.ts';

it.each([
  ['was never sent', undefined, ['other'], ''],
  ['was sent without an answer', 'own', [], 'Sent again as it stands, it goes once.'],
  ['was changed since, and nothing is known', 'before', ['other'], ''],
  ['was changed since, and had arrived', 'before', ['before'], 'this would be a second letter'],
])('of a letter that %s', (_, unansweredId, stored, said) => {
  const words = sayUnanswered({ id: 'own', unansweredId }, (id) => stored.includes(id));
  expect(words).toContain(said);
  expect(words === '').toBe(said === '');
});
