import { describe, expect, it } from 'vitest';
import { mayBeTold, MEASURED_PATHS, measuredPath } from './measured-path.ts';

describe('measuredPath', () => {
  it.each([
    ['/', '/'],
    ['/home', '/'],
    ['/team', '/team'],
    ['/airwayfamilies', '/AirwayFamilies'],
    ['/weddings', '/weddings'],
    ['/weddingsfoo', '/weddings'],
    ['/weddings/ann-and-bob', '/weddings'],
    ['/legal/privacy', '/legal/privacy'],
    ['/ann-uniqname', '/not-found'],
    ['/team/ann', '/not-found'],
    ['/embed/discovery-call', '/not-found'],
    ['toString', '/not-found'],
  ])('%s is measured as %s', (path, measured) => {
    expect(measuredPath(path)).toBe(measured);
    expect(MEASURED_PATHS).toContain(measured);
  });

  it('says no more than the list', () => {
    expect(MEASURED_PATHS.every((path) => measuredPath(path) === path)).toBe(true);
    expect(new Set(MEASURED_PATHS).size).toBe(MEASURED_PATHS.length);
  });
});

it.each([
  ['/team', true],
  ['/', true],
  ['/emergency', false],
  ['/appointment', false],
  ['/reset-password', false],
  ['/atria', false],
])('other companies may be told of %s: %s', (path, mayBe) => {
  expect(mayBeTold(path)).toBe(mayBe);
});
