import { expect, it } from 'vitest';
import { sayHalf } from './say-half.ts';

it('says the last twelve signs in groups of four', () => {
  const half = 'age1028ys9zfq40lgjryp9xcdva60xajwmd2nznehy8qn2kyz8zzpacq0vgu9e';
  expect(sayHalf(half)).toBe('zzpa cq0v gu9e');
});
