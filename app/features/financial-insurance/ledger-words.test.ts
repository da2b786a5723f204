import { expect, it } from 'vitest';
import { loadPage } from '../../content/page.server.ts';
import { shareOut, type LedgerLines } from '../../../domain/payment/payment-shares.ts';
import { PRACTICE } from '../../../tests/support/site-content.ts';
import { fillIn, partsOf, sayResult } from './ledger-words.ts';

const page = loadPage('financial-insurance', PRACTICE);

const LINES: LedgerLines = {
  feeCents: 590_000,
  maximumCents: 0,
  percent: 50,
  hsaCents: 0,
  creditCents: 0,
  downCents: 50_000,
  months: 36,
};
const INSURED = { maximumCents: 150_000, hsaCents: 60_000, creditCents: 25_000, months: 24 };
const shares = (change: Partial<LedgerLines>) => shareOut({ ...LINES, ...change });

it.each<[string, Partial<LedgerLines>, readonly RegExp[]]>([
  ['equal payments', {}, [/^36 .*\$150\.00,/, /\$500\.00 down, 0%\sAPR/, /\$5,900\.00/]],
  [
    'a last payment of its own',
    INSURED,
    [/^23 .*\$127\.08 .*\$127\.16,/, /\$500\.00 down, 0%\sAPR/, /\$4,400\.00 .*\$5,900\.00/],
  ],
  ['a single payment', { downCents: 589_999 }, [/\$0\.01, \$5,899\.99 down, 0%\sAPR/]],
])('a month is never said without its terms: %s', (_, change, terms) => {
  const said = sayResult(page.result, shares(change), 0);
  for (const term of [...terms, /finance charge \$0\.00/]) expect(said).toMatch(term);
  expect(said).not.toMatch(/[{}]/);
});

it('says no terms of payments that there are not', () => {
  const paid = sayResult(page.result, shares({ downCents: 590_000 }), 0);
  expect(paid).toContain(page.result.nothingLeft);
  expect(paid).not.toContain('APR');
  expect(sayResult(page.result, shares({ feeCents: 0 }), 0)).toBe(page.result.noFee);
});

it('names the parts that there are, in the order in which they are taken', () => {
  const kinds = (change: Partial<LedgerLines>) =>
    partsOf(page.shares, shares(change)).map(({ kind }) => kind);
  expect(kinds(INSURED)).toEqual(['plan', 'hsa', 'credit', 'down', 'monthly']);
  expect(kinds({})).toEqual(['down', 'monthly']);
  expect(kinds({ feeCents: 0 })).toEqual([]);
});

it('begins each part where the one before it ends', () => {
  const begins = partsOf(page.shares, shares(INSURED)).map(({ fromCents }) => fromCents / 100);
  expect(begins).toEqual([0, 1500, 2100, 2350, 2850]);
});

it('fills in what it knows and leaves the rest to be seen', () => {
  expect(fillIn('{a} of {b}', { a: 1 })).toBe('1 of {b}');
});
