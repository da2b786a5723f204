import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownInThisBuild, shownOn, WITHHOLD_CONSENTS } from './consent.server.ts';
import { loadPage } from './page.server.ts';
import { loadPractice } from './practice.server.ts';
import { loadValidity } from './validity.server.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a consent', () => {
  const consent = { givenOn: '2026-01-10', holdsUntil: '2026-11-21' };

  it.each([
    ['2026-01-09', false],
    ['2026-01-10', true],
    ['2026-11-21', true],
    ['2026-11-22', false],
  ])('on %s holds: %s', (today, expected) => {
    expect(shownOn(today)(consent)).toBe(expected);
  });

  it('counts for nothing in the edition without consents', () => {
    const everlasting = { givenOn: '2000-01-01', holdsUntil: '9999-12-31' };
    expect(shownInThisBuild()(everlasting)).toBe(true);
    vi.stubEnv('CONSENTS', WITHHOLD_CONSENTS.CONSENTS);
    expect(shownInThisBuild()(everlasting)).toBe(false);
  });
});

describe('dated entries', () => {
  const eventsOn = (today: string) =>
    loadPage('community', loadPractice(), { today })
      .season.events.map(({ day }) => day)
      .toSorted();
  const toldOn = (today: string) =>
    loadValidity(() => true, today)
      .events.map(({ day }) => day)
      .toSorted();
  /** In the content they may stand in any order. */
  const days = toldOn('');
  const leftOn = (today: string) => days.filter((day) => day >= today);

  it.each([...days, '9999-12-31'])('are left out once their day is over, on %s', (today) => {
    expect(eventsOn(today)).toEqual(leftOn(today));
  });

  it.each(days)('are told of from the day of the build on, on %s', (today) => {
    expect(toldOn(today)).toEqual(leftOn(today));
  });
});
