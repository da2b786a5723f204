import { expect, it } from 'vitest';
import type { Measurement } from './measurement-settings.ts';
import { sayMeasurement } from './measurement-words.ts';

const TAG_MANAGER = { tagManager: { id: 'GTM-AB12CD3' } };
const ADS = { adsConversion: { id: 'AW-123456789', label: 'AbC-D_efG' } };

const all = (measurement: Measurement, hasServer = true) =>
  Object.values(sayMeasurement(measurement, hasServer)).join(' ');

it.each<[string, Measurement, boolean, RegExp, RegExp]>([
  ['the own count', { ownCount: true }, true, /counts, day by day.*No other company/s, /Google /],
  [
    'nothing',
    { ownCount: false },
    true,
    /does not count visits.*No other company/s,
    /counts pages|Google /,
  ],
  ['no server', { ownCount: true }, false, /does not count visits/, /counts, day by day/],
  [
    'the tag manager',
    { ownCount: true, ...TAG_MANAGER },
    true,
    /only if you say yes.*Google learns which pages/s,
    /No other company|learns.*was booked\./s,
  ],
  [
    'ads',
    { ownCount: false, ...ADS },
    true,
    /Google learns that a virtual consultation was booked/,
    /No other company|learns which pages/,
  ],
])('with %s the policy says what is so, and nothing else', (_case, settings, server, is, not) => {
  expect(all(settings, server)).toMatch(is);
  expect(all(settings, server).replaceAll('Global Privacy', '')).not.toMatch(not);
});
