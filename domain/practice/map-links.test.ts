import { describe, expect, it } from 'vitest';
import { directionsHref, mapHref } from './map-links.ts';

const address = {
  street: '1 O\u2019Neill & Sons (Rear) #2',
  city: 'Garden City',
  state: 'NY' as const,
  postalCode: '11530',
  latitude: 0,
  longitude: 0,
};
const LINE = '1 O\u2019Neill & Sons (Rear) #2, Garden City, NY 11530';

describe('the address on a map', () => {
  it('is searched for, whole, whatever characters it has', () => {
    const url = new URL(mapHref(address));
    expect(url.origin + url.pathname).toBe('https://www.google.com/maps/search/');
    expect(Object.fromEntries(url.searchParams)).toEqual({ api: '1', query: LINE });
  });

  it('is where directions lead to', () => {
    const url = new URL(directionsHref(address));
    expect(url.origin + url.pathname).toBe('https://www.google.com/maps/dir/');
    expect(Object.fromEntries(url.searchParams)).toEqual({ api: '1', destination: LINE });
  });

  it('can stand in a Markdown link', () => {
    expect(mapHref(address) + directionsHref(address)).not.toMatch(/[()\s<>]/);
  });
});
