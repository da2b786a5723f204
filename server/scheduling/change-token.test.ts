import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactKeyOf, createChangeTokens } from './change-token.ts';

const tokens = createChangeTokens('s'.repeat(43));
const KEY = 'booking-key-1';
const ID = '0b5dbb1e-6c0e-4d53-9f0c-0f1d3a8e7a11';

it('reads what it has made, for any appointment, and makes the same again', () => {
  for (const id of [ID, randomUUID(), randomUUID()]) {
    expect(tokens.read(tokens.of(id, KEY))).toBe(id);
    expect(tokens.of(id, KEY)).toBe(tokens.of(id, KEY));
  }
});

it('refuses a token with any one sign changed, cut or added', () => {
  const token = tokens.of(ID, KEY);
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
  fc.assert(
    fc.property(
      fc.nat({ max: token.length - 1 }),
      fc.constantFrom(...signs.split('')),
      (at, sign) => {
        if (token[at] === sign) return;
        expect(tokens.read(token.slice(0, at) + sign + token.slice(at + 1))).toBeUndefined();
        expect(tokens.read(token.slice(0, at))).toBeUndefined();
      },
    ),
  );
  expect(tokens.read(`${token}A`)).toBeUndefined();
  expect(tokens.read(` ${token}`)).toBeUndefined();
});

it('refuses one appointment’s signature under another’s id, and another secret’s tokens', () => {
  const other = tokens.of(randomUUID(), KEY);
  // 24 signs are 18 bytes: the whole id and two bytes of what follows.
  expect(tokens.read(other.slice(0, 24) + tokens.of(ID, KEY).slice(24))).toBeUndefined();
  expect(createChangeTokens('t'.repeat(43)).read(tokens.of(ID, KEY))).toBeUndefined();
});

it('holds a key of the booking, which the id and the secret do not give', () => {
  const token = tokens.of(ID, KEY);
  expect(contactKeyOf(token)).toHaveLength(18);
  const other = tokens.of(ID, 'booking-key-2');
  expect(contactKeyOf(other)).not.toEqual(contactKeyOf(token));
  expect(tokens.read(other)).toBe(ID);
  // Signed too: the key of one booking does not fit into another's link.
  const at = 16;
  const mixed = Buffer.from(token, 'base64url');
  contactKeyOf(other).copy(mixed, at);
  expect(tokens.read(mixed.toString('base64url'))).toBeUndefined();
});

it.each([[undefined], [null], [7], [['x']], [''], ['__proto__'], ['%00'.repeat(21)]])(
  'never throws: %j',
  (token) => {
    expect(tokens.read(token)).toBeUndefined();
  },
);
