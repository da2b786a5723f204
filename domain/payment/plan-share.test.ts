import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { reckonPlanShare } from './plan-share.ts';

it.each([
  // fee, allowed, deductible, percent, maximum; counted, share, plan, you: each reckoned by hand, in dollars
  ['cut by a lifetime maximum', [6000, 6000, 0, 50, 1500], [6000, 3000, 1500, 4500]],
  ['under its maximum', [2000, 1200, 50, 50, 1000], [1150, 575, 575, 1425]],
  ['with its maximum used up', [2000, 1200, 50, 50, 0], [1150, 575, 0, 2000]],
  ['that covers nothing of this', [2000, 1200, 50, 0, 1000], [1150, 0, 0, 2000]],
  ['whose deductible is larger', [40, 40, 50, 80, 1000], [0, 0, 0, 40]],
  ['that allows more than is asked', [1000, 1500, 0, 100, 5000], [1000, 1000, 1000, 0]],
] as const)('a plan %s', (_, [fee, allowed, deductible, percent, maximum], [...dollars]) => {
  const share = reckonPlanShare({
    feeCents: fee * 100,
    allowedCents: allowed * 100,
    deductibleCents: deductible * 100,
    percent,
    maximumCents: maximum * 100,
  });
  const { countedCents, shareCents, planCents, youCents } = share;
  expect([countedCents, shareCents, planCents, youCents].map((cents) => cents / 100)).toEqual(
    dollars,
  );
  expect(share.isCutByMaximum).toBe(planCents < shareCents);
});

it('pays no part of a cent', () => {
  const odd = { feeCents: 101, allowedCents: 101, deductibleCents: 0, percent: 50 };
  expect(reckonPlanShare({ ...odd, maximumCents: 500 })).toMatchObject({
    planCents: 50,
    youCents: 51,
  });
});

it('always divides the whole fee, and never pays above its maximum', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const terms = fc.record({
    feeCents: cents,
    allowedCents: cents,
    deductibleCents: cents,
    percent: fc.integer({ min: 0, max: 100 }),
    maximumCents: cents,
  });
  fc.assert(
    fc.property(terms, (written) => {
      const { planCents, youCents } = reckonPlanShare(written);
      expect(planCents + youCents).toBe(written.feeCents);
      expect(Math.min(planCents, youCents)).toBeGreaterThanOrEqual(0);
      expect(planCents).toBeLessThanOrEqual(written.maximumCents);
    }),
  );
});
