import { expect, it } from 'vitest';
import { measurementSchema, type Measurement } from './measurement-settings.ts';
import { readMark, writeMark } from './page-mark.ts';

const TAG_MANAGER = { tagManager: { id: 'GTM-AB12CD3' } };
const ADS = { adsConversion: { id: 'AW-123456789', label: 'AbC-D_efG' } };

it.each<[string, Measurement, boolean, string]>([
  ['nothing', { ownCount: false }, true, ''],
  ['the own count', { ownCount: true }, true, 'own-count'],
  ['the own count without a server', { ownCount: true }, false, ''],
  ['the tag manager', { ownCount: false, ...TAG_MANAGER }, false, 'measurement'],
  ['ads alone', { ownCount: false, ...ADS }, true, 'advertising'],
  [
    'everything',
    { ownCount: true, ...TAG_MANAGER, ...ADS },
    true,
    'own-count measurement advertising',
  ],
])('%s is written and read again', (_case, measurement, hasServer, mark) => {
  expect(writeMark(measurement, hasServer)).toBe(mark);
  const read = readMark(mark);
  expect([...(read.ownCount ? ['own-count'] : []), ...read.purposes].join(' ')).toBe(mark);
});

it('knows no words of another version', () => {
  expect(readMark('heatmaps measurement-2')).toEqual({ ownCount: false, purposes: [] });
});

it.each([
  [{ ownCount: true, tagManager: { id: 'UA-1' } }],
  [{ ownCount: true, tagManager: { id: 'GTM-AB12CD3"></script>' } }],
  [{ ownCount: true, adsConversion: { id: 'AW-123456789' } }],
  [{ ownCount: true, adsConversion: { id: '123456789', label: 'AbC-D_efG' } }],
  [{ ownCount: true, facebookPixel: '1' }],
  [{}],
])('%j is refused', (settings) => {
  expect(measurementSchema.safeParse(settings).success).toBe(false);
});
