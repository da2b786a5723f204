import { expect, it } from 'vitest';
import { loadPage } from './page.server.ts';
import { loadPractice } from './practice.server.ts';
import { loadTeam } from './team.server.ts';

it('is signed by somebody of the team', () => {
  const { signature } = loadPage('atria', loadPractice());
  const signer = loadTeam(() => true).find(({ name }) => name === signature.name);
  expect(signer?.role).toBe(signature.role);
});
