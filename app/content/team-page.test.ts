import { expect, it } from 'vitest';
import { loadPage } from './page.server.ts';
import { loadPractice } from './practice.server.ts';
import { loadTeam } from './team.server.ts';

it('asks for and meets only professions that somebody has', () => {
  const { ask, order } = loadPage('team', loadPractice());
  const professions = loadTeam(() => true).map(({ profession }) => profession);
  expect(professions).toEqual(
    expect.arrayContaining([...ask.questions, ...order.steps].flatMap(({ who }) => who)),
  );
});
