import type { Practice } from './practice-schema.ts';

/** Google's addresses for maps, which open its page, or its app where there is one (docs/decisions/025-map-links.md). */
const MAP_SEARCH_URL = 'https://www.google.com/maps/search/';
const DIRECTIONS_URL = 'https://www.google.com/maps/dir/';
const API_VERSION = '1';

type Address = Practice['address'];

/** Where the practice is shown on a map. */
export function mapHref(address: Address): string {
  return `${MAP_SEARCH_URL}?${new URLSearchParams({ api: API_VERSION, query: oneLine(address) })}`;
}

/** The way to the practice, from wherever the visitor says. */
export function directionsHref(address: Address): string {
  return `${DIRECTIONS_URL}?${new URLSearchParams({ api: API_VERSION, destination: oneLine(address) })}`;
}

function oneLine({ street, city, state, postalCode }: Address): string {
  return `${street}, ${city}, ${state} ${postalCode}`;
}
