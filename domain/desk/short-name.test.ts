import { expect, it } from 'vitest';
import { shortNameOf } from './short-name.ts';

it.each([
  ['Thaddea Marrowby', 'Thaddea'],
  ['Prince', 'Prince'],
  ['Dr. Cleo Third', 'Dr. Third'],
  ['Dr. Isolde Fennimarch-Oye, DMD, MS', 'Dr. Fennimarch-Oye'],
  ['Dra. Inés de la Vega', 'Dra. Vega'],
  ['Dr Cleo Third', 'Dr Third'],
  ['dr. cleo third', 'dr. third'],
  ['Prof. Dr. Cleo Third', 'Prof. Third'],
  ['Mr. Bramwell Costigliandre', 'Mr. Costigliandre'],
  ['Ms. Ana Ruiz', 'Ms. Ruiz'],
  ['Mrs.  Ana  Ruiz ', 'Mrs. Ruiz'],
  ['Dr. Third', 'Dr. Third'],
  ['Dr.', 'Dr.'],
  ['Drew Barlow', 'Drew'],
])('%s is called %s', (written, short) => {
  expect(shortNameOf(written)).toBe(short);
});
