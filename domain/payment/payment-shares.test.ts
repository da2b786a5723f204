import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOut, type LedgerLines } from './payment-shares.ts';

/** The practice's example, to which each case says what is different. */
const EXAMPLE: LedgerLines = {
  feeCents: 590_000,
  maximumCents: 0,
  percent: 50,
  hsaCents: 0,
  creditCents: 0,
  downCents: 50_000,
  months: 36,
};

interface Case {
  readonly name: string;
  readonly lines: Partial<LedgerLines>;
  /** Plan, HSA or FSA, credit, down, left for the months; payments, each, last. By hand, in dollars. */
  readonly parts: readonly [number, number, number, number, number];
  readonly months: readonly [number, number, number];
}

const CASES: readonly Case[] = [
  {
    name: 'no insurance: 5,900 − 500 = 5,400 = 36 × 150',
    lines: {},
    parts: [0, 0, 0, 500, 5400],
    months: [36, 150, 150],
  },
  {
    name: 'half of 5,900 is 2,950, cut to 1,500; 5,900 − 1,500 − 600 − 250 − 500 = 3,050 = 23 × 127.08 + 127.16',
    lines: { maximumCents: 150_000, hsaCents: 60_000, creditCents: 25_000, months: 24 },
    parts: [1500, 600, 250, 500, 3050],
    months: [24, 127.08, 127.16],
  },
  {
    name: 'a plan that covers nothing of it, whatever its maximum',
    lines: { maximumCents: 150_000, percent: 0 },
    parts: [0, 0, 0, 500, 5400],
    months: [36, 150, 150],
  },
  {
    name: 'a maximum of which 100 is left: 5,900 − 100 − 500 = 5,300 = 35 × 147.22 + 147.30',
    lines: { maximumCents: 10_000 },
    parts: [100, 0, 0, 500, 5300],
    months: [36, 147.22, 147.3],
  },
  {
    name: 'a benefit larger than the case: of 2,000 the plan pays 800, and nothing is left to take',
    lines: { feeCents: 80_000, maximumCents: 200_000, percent: 100, hsaCents: 10_000 },
    parts: [800, 0, 0, 0, 0],
    months: [0, 0, 0],
  },
  {
    name: 'an HSA that is larger than what is left: 5,900 − 1,500 = 4,400, and no more is taken',
    lines: { maximumCents: 150_000, hsaCents: 900_000, creditCents: 25_000 },
    parts: [1500, 4400, 0, 0, 0],
    months: [0, 0, 0],
  },
  {
    name: 'a down payment of more than is left: 5,900 − 250 = 5,650',
    lines: { creditCents: 25_000, downCents: 600_000 },
    parts: [0, 0, 250, 5650, 0],
    months: [0, 0, 0],
  },
  {
    name: 'a fee smaller than the credited consultation',
    lines: { feeCents: 20_000, creditCents: 25_000 },
    parts: [0, 0, 200, 0, 0],
    months: [0, 0, 0],
  },
  {
    name: 'odd cents: 1,000.01 over 7 months is 6 × 142.85 + 142.91',
    lines: { feeCents: 100_001, downCents: 0, months: 7 },
    parts: [0, 0, 0, 0, 1000.01],
    months: [7, 142.85, 142.91],
  },
  {
    name: 'half of an odd cent stays with the visitor: 1.01 is 0.50 and 0.51, which is 5 × 0.08 + 0.11',
    lines: { feeCents: 101, maximumCents: 150_000, downCents: 0, months: 6 },
    parts: [0.5, 0, 0, 0, 0.51],
    months: [6, 0.08, 0.11],
  },
  {
    name: 'fewer cents than months: 0.03 is 3 × 0.01',
    lines: { feeCents: 3, downCents: 0 },
    parts: [0, 0, 0, 0, 0.03],
    months: [3, 0.01, 0.01],
  },
  {
    name: 'a plan that pays all of it',
    lines: { feeCents: 150_000, maximumCents: 150_000, percent: 100, creditCents: 25_000 },
    parts: [1500, 0, 0, 0, 0],
    months: [0, 0, 0],
  },
  {
    name: 'an HSA of just what the plan leaves: 5,900 − 1,500 = 4,400',
    lines: { maximumCents: 150_000, hsaCents: 440_000 },
    parts: [1500, 4400, 0, 0, 0],
    months: [0, 0, 0],
  },
  {
    name: 'a cent less than all of it at the start: 5,900 − 5,899.99 is one payment, of 0.01',
    lines: { downCents: 589_999 },
    parts: [0, 0, 0, 5899.99, 0.01],
    months: [1, 0.01, 0.01],
  },
  {
    name: 'the rest in one payment: 5,900 − 500 = 5,400',
    lines: { months: 1 },
    parts: [0, 0, 0, 500, 5400],
    months: [1, 5400, 5400],
  },
  {
    name: 'the largest fee over the fewest months: 100,000 = 5 × 16,666.66 + 16,666.70',
    lines: { feeCents: 10_000_000, downCents: 0, months: 6 },
    parts: [0, 0, 0, 0, 100_000],
    months: [6, 16_666.66, 16_666.7],
  },
  {
    name: 'a third of an odd fee: 33% of 4,999.99 is 1,649.99 and 0.67 of a cent, which is not paid; 3,350.00 − 250 = 3,100 = 11 × 258.33 + 258.37',
    lines: { feeCents: 499_999, maximumCents: 200_000, percent: 33, downCents: 25_000, months: 12 },
    parts: [1649.99, 0, 0, 250, 3100],
    months: [12, 258.33, 258.37],
  },
  {
    name: 'no fee yet',
    lines: { feeCents: 0 },
    parts: [0, 0, 0, 0, 0],
    months: [0, 0, 0],
  },
];

describe('who pays what', () => {
  it.each(CASES)('$name', ({ lines, parts, months }) => {
    const shares = shareOut({ ...EXAMPLE, ...lines });
    const { planCents, hsaCents, creditCents, downCents, monthlyCents } = shares;
    expect(
      [planCents, hsaCents, creditCents, downCents, monthlyCents].map((cents) => cents / 100),
    ).toEqual(parts);
    expect([shares.payments, shares.eachCents / 100, shares.lastCents / 100]).toEqual(months);
    expect(shares.youCents).toBe(shares.feeCents - planCents);
  });

  const cents = fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 99 }));
  const anyLines: fc.Arbitrary<LedgerLines> = fc.record({
    feeCents: cents,
    maximumCents: cents,
    percent: fc.integer({ min: 0, max: 100 }),
    hsaCents: cents,
    creditCents: cents,
    downCents: cents,
    months: fc.integer({ min: 1, max: 60 }),
  });

  it('always adds up to the fee, to the cent, payment by payment', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const { planCents, hsaCents, creditCents, downCents, ...rest } = shareOut(lines);
        const { monthlyCents, payments, eachCents, lastCents } = rest;
        const sum = planCents + hsaCents + creditCents + downCents + monthlyCents;
        expect(sum).toBe(lines.feeCents);
        expect(eachCents * Math.max(payments - 1, 0) + lastCents).toBe(monthlyCents);
      }),
    );
  });

  it('takes of nobody more than was offered, nor less than nothing, and makes no payment of nothing', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const shares = shareOut(lines);
        for (const part of Object.values(shares)) expect(part).toBeGreaterThanOrEqual(0);
        expect(shares.planCents).toBeLessThanOrEqual(lines.maximumCents);
        expect(shares.hsaCents).toBeLessThanOrEqual(lines.hsaCents);
        expect(shares.creditCents).toBeLessThanOrEqual(lines.creditCents);
        expect(shares.downCents).toBeLessThanOrEqual(lines.downCents);
        expect(shares.payments).toBeLessThanOrEqual(lines.months);
        expect(shares.payments === 0).toBe(shares.monthlyCents === 0);
        if (shares.payments > 0) expect(shares.eachCents).toBeGreaterThan(0);
        expect(shares.lastCents - shares.eachCents).toBeLessThan(lines.months);
        expect(shares.lastCents).toBeGreaterThanOrEqual(shares.eachCents);
      }),
    );
  });

  it('makes a month no dearer by more months', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const longer = shareOut({ ...lines, months: lines.months + 1 });
        expect(longer.eachCents).toBeLessThanOrEqual(shareOut(lines).eachCents);
      }),
    );
  });
});
