import { expect, it } from 'vitest';
import { isOwnOrigin } from './origin-check.ts';

it.each([
  [{}, true],
  [{ origin: 'https://site.example' }, true],
  [{ origin: 'http://site.example' }, true],
  [{ origin: 'https://www.site.example' }, true],
  [{ origin: 'https://site.example', 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://site.example', 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
  [{ origin: 'https://other.example' }, false],
  [{ origin: 'https://site.example.evil.example' }, false],
  [{ origin: 'https://evil.example/site.example' }, false],
  [{ origin: 'https://site.example:8443' }, false],
  [{ origin: 'http://www.site.example' }, false],
  [{ origin: 'javascript:site.example' }, false],
])('%j: %s', (headers, isOwn) => {
  expect(isOwnOrigin(headers, 'site.example', 'https://www.site.example')).toBe(isOwn);
});

it('compares ports, and gives a missing host no origin', () => {
  expect(isOwnOrigin({ origin: 'http://localhost:3000' }, 'localhost:3000', undefined)).toBe(true);
  expect(isOwnOrigin({ origin: 'http://localhost:3001' }, 'localhost:3000', undefined)).toBe(false);
  expect(isOwnOrigin({ origin: 'http://x' }, '', undefined)).toBe(false);
});
