import { describe, expect, it } from 'vitest';
import { legalHashOf, legalTargetOfHash, legalTargetOfHref } from './legal-texts.ts';

describe('legal targets', () => {
  it.each([
    ['/legal/terms', { type: 'terms', section: undefined }],
    ['/legal/privacy#california', { type: 'privacy', section: 'california' }],
    ['/legal/notice-of-privacy-practices', null],
    ['/legal/constructor', null],
    ['/team', null],
  ])('of the link %s', (href, expected) => {
    expect(legalTargetOfHref(href)).toEqual(expected);
  });

  it.each(['#legal-terms', '#legal-non-discrimination', '#legal-privacy:california'])(
    'of the hash %s, and back',
    (hash) => {
      const target = legalTargetOfHash(hash);
      expect(target && legalHashOf(target)).toBe(hash);
    },
  );

  it.each(['', '#california', '#legal-', '#legal-unknown'])('none of the hash "%s"', (hash) => {
    expect(legalTargetOfHash(hash)).toBeNull();
  });
});
