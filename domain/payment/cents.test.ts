import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_CENTS, readCents, writeCents, writeShort } from './cents.ts';

describe('an amount as somebody writes it', () => {
  it.each([
    ['5900', 590_000],
    ['$5,900', 590_000],
    [' 5 900.00 ', 590_000],
    ['5900.5', 590_050],
    ['.05', 5],
    ['12.', 1200],
    ['0', 0],
    ['', 0],
    ['100,000', MOST_CENTS],
  ])('%j is read', (written, cents) => {
    expect(readCents(written)).toBe(cents);
  });

  it.each(['-5', '5.999', '1.2.3', 'about 6', '.', '1e3', '100000.01', '9'.repeat(400)])(
    '%j is no amount that is counted',
    (written) => {
      expect(readCents(written)).toBeUndefined();
    },
  );
});

it.each([
  [0, '0.00', '0'],
  [5, '0.05', '0.05'],
  [12_708, '127.08', '127.08'],
  [590_000, '5,900.00', '5,900'],
  [MOST_CENTS, '100,000.00', '100,000'],
])('%i cents are written', (cents, exact, short) => {
  expect([writeCents(cents), writeShort(cents)]).toEqual([exact, short]);
});

it('reads whatever it has written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MOST_CENTS }), (cents) => {
      expect(readCents(writeCents(cents))).toBe(cents);
      expect(readCents(`$${writeShort(cents)}`)).toBe(cents);
    }),
  );
});
