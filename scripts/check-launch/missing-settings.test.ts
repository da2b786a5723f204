import { expect, it } from 'vitest';
import { findMissingSettings } from './missing-settings.ts';

const COMPLETE = {
  SITE_ORIGIN: 'https://www.smiles.test',
  DESK_ORIGIN: 'https://desk.smiles.test',
  SEALING_RECIPIENT: 'age1example',
  LINK_SECRET: 's'.repeat(43),
  TRUST_PROXY: 'false',
  WEBHOOK_URL: 'https://example.com/hook',
};

it('finds nothing where all is set', () => {
  expect(findMissingSettings(COMPLETE)).toEqual([]);
});

it.each([
  'SITE_ORIGIN',
  'DESK_ORIGIN',
  'SEALING_RECIPIENT',
  'LINK_SECRET',
  'TRUST_PROXY',
  'WEBHOOK_URL',
])('asks for %s where it is not set or set to nothing', (name) => {
  for (const value of [undefined, '']) {
    const missing = findMissingSettings({ ...COMPLETE, [name]: value });
    expect(missing).toEqual([expect.stringContaining(name)]);
  }
});

it('takes the hosts of the example for none', () => {
  for (const name of ['SITE_ORIGIN', 'DESK_ORIGIN']) {
    const missing = findMissingSettings({ ...COMPLETE, [name]: 'https://www.example.com' });
    expect(missing).toEqual([expect.stringContaining(`${name} is the example's`)]);
  }
  expect(findMissingSettings({ ...COMPLETE, SITE_ORIGIN: 'https://ourexample.com' })).toEqual([]);
});

it('asks for no host of a desk that is left out', () => {
  for (const origin of [undefined, 'https://desk.example.com']) {
    expect(findMissingSettings({ ...COMPLETE, DESK_ORIGIN: origin, DESK: 'off' })).toEqual([]);
  }
});

it('takes mail to the practice for a way to be told', () => {
  const mailed = { ...COMPLETE, WEBHOOK_URL: '', NOTIFY_TO: 'desk@example.com' };
  expect(findMissingSettings(mailed)).toEqual([]);
});

it('asks for a place for photos beside PostgreSQL alone', () => {
  const shared = { ...COMPLETE, DATABASE_URL: 'postgres://u:p@db.example.com/impressions' };
  expect(findMissingSettings(shared)).toEqual([expect.stringContaining('PHOTO_DIR')]);
  expect(findMissingSettings({ ...shared, PHOTO_DIR: '/photos' })).toEqual([]);
  const bucket = 'https://s3.example.com/photos';
  expect(findMissingSettings({ ...shared, PHOTO_STORE_URL: bucket })).toEqual([]);
});
