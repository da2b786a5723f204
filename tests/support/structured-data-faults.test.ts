import { expect, test } from 'vitest';
import { findStructuredDataFaults } from './structured-data-faults.ts';

const person = { '@type': 'Person', '@id': 'https://x.example/#a', name: 'A', jobTitle: 'Dentist' };

test.each([
  ['a whole thing', [person], []],
  [
    'a reference to what is described',
    [
      person,
      {
        '@type': 'WebSite',
        name: 'W',
        url: 'https://x.example/',
        publisher: { '@id': person['@id'] },
      },
    ],
    [],
  ],
  ['a reference to nothing', [{ '@id': '#b' }], ['#b is described nowhere']],
  [
    'a missing field',
    [{ '@type': 'Person', name: '', jobTitle: 'Dentist' }],
    ['Person lacks name'],
  ],
  ['a type with a misspelt name', [{ '@type': 'Persn' }], ['Persn is no type that is known here']],
  [
    'a path for an address',
    [{ '@type': 'Service', name: 'S', url: '/airway' }],
    ['Service names /airway, which is no whole address'],
  ],
  [
    'a price with its sign',
    [{ '@type': 'Offer', itemOffered: person, price: '$250', priceCurrency: 'USD' }],
    ['Offer: a price is a bare number'],
  ],
  [
    'a price of no currency',
    [{ '@type': 'Offer', itemOffered: person, price: '250' }],
    ['Offer lacks priceCurrency'],
  ],
])('%s', (_, graph, faults) => {
  expect(findStructuredDataFaults(graph)).toEqual(faults);
});
