import { expect, it } from 'vitest';
import { findSecrets, isSecretFile } from './secret-faults.ts';

/** Drawn for this test and used nowhere; put together here, so that this file holds none itself. */
const DRAWN = 'q8Zt3LmX0vRk7YbN2sHd';
const CAPITALS = 'Q8ZT3LMX0VRK7YBN2SHD';

it.each([
  ['a private key', `-----BEGIN ${'EC'} PRIVATE KEY-----\n${DRAWN}${DRAWN}\n`],
  ['a key that opens requests', `AGE-SECRET-KEY-${'1'}${CAPITALS.repeat(3).slice(0, 58)}`],
  ["a bucket's key", `${'AKIA'}${CAPITALS.slice(0, 16)}`],
  ['a token of GitHub', `${'ghp'}_${DRAWN}${DRAWN}`],
  ['a token of npm', `${'npm'}_${DRAWN}${DRAWN.slice(0, 16)}`],
  ['a key of Stripe', `${'sk'}_live_${DRAWN}`],
  ['a signed token', `${'eyJ'}${DRAWN}.${'eyJ'}${DRAWN}.${DRAWN}`],
  ['a password in an address', `postgres://desk:${DRAWN}@db.practice.net/impressions`],
  ['a value that is called secret', `linkSecret: '${DRAWN}'`],
])('finds %s', (what, text) => {
  expect(findSecrets(`first line\n${text}`)).toContain(`2: ${what}`);
});

it.each([
  'postgres://user:password@db.example.com:5432/impressions',
  'smtp://user:${PASSWORD}@mail.practice.net',
  "secret: 'a-secret-of-a-test-that-says-so'",
  'the header -----BEGIN PRIVATE KEY----- alone',
  `AGE-SECRET-KEY-1${'Q'.repeat(58)}`,
  "tokenName: 'color-ink-muted-strong'",
])('finds nothing in %s', (text) => {
  expect(findSecrets(text)).toEqual([]);
});

it('knows files that hold secrets alone', () => {
  const paths = ['.env', 'a/.env.local', 'data/identity.key', 'a.pem', '.env.example', 'key.ts'];
  expect(paths.filter(isSecretFile)).toEqual(paths.slice(0, 4));
});
