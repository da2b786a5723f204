import { describe, expect, it } from 'vitest';
import { resolveDestination, writeLocation, type Destination } from './location.ts';

describe('a destination', () => {
  it.each<[Destination, string, string]>([
    ['/team', '/faq', '/team'],
    ['/team?a=1#b', '/faq', '/team?a=1#b'],
    ['/team#a?b', '/faq', '/team#a?b'],
    ['?a=1', '/faq', '/faq?a=1'],
    ['#a', '/faq', '/faq#a'],
    ['', '/faq', '/faq'],
    ['?', '/faq', '/faq'],
    [{ hash: 'a' }, '/faq', '/faq#a'],
    [{ hash: '#a' }, '/faq', '/faq#a'],
    [{ search: 'a=1' }, '/faq', '/faq?a=1'],
    [{ search: '?a=1', hash: '' }, '/faq', '/faq?a=1'],
    [{ hash: '' }, '/faq/', '/faq'],
    [{ search: '' }, '/', '/'],
  ])('%j on %s is %s', (to, page, address) => {
    expect(writeLocation(resolveDestination(to, page))).toBe(address);
  });
});
