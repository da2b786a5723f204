import { describe, expect, it } from 'vitest';
import { findClaimFaults } from './claims.ts';
import { findLinkFaults, idsIn, linksIn } from './links.ts';

describe('findClaimFaults', () => {
  it.each([
    'The best dentist on Long Island',
    'A painless visit',
    'We guarantee your smile',
    'All under one roof',
    'Book today!',
    'Smile 😀',
  ])('questions "%s"', (text) => {
    expect(findClaimFaults('x', { sections: [{ body: text }] })).toHaveLength(1);
  });

  it('lets sober text pass', () => {
    expect(findClaimFaults('x', ['The fee is $250. No result is guaranteed.'])).toEqual([]);
  });
});

describe('findLinkFaults', () => {
  const content = { id: 'fees', children: [{ tag: 'a', href: '/team#nobody' }] };

  it('finds links and ids however deep they stand', () => {
    expect(linksIn(content)).toEqual(['/team#nobody']);
    expect(idsIn(content)).toEqual(new Set(['fees']));
  });

  it('names a page that does not exist and a hash that leads nowhere', () => {
    const ids = new Map([['/team', new Set(['who-leads'])]]);
    expect(findLinkFaults('x', ['/team', '/team#who-leads', 'tel:+1'], ids)).toEqual([]);
    expect(findLinkFaults('x', ['/tem', '/team#nobody'], ids)).toHaveLength(2);
  });
});
