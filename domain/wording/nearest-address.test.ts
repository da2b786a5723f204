import { expect, it } from 'vitest';
import { nearestAddress } from './nearest-address.ts';

const PAGES = [
  '/orthodontics',
  '/team',
  '/faq',
  '/AirwayFamilies',
  '/financial-insurance',
  '/legal/privacy',
];

it.each([
  ['/ortodontics', '/orthodontics'],
  ['/Orthodontics/', '/orthodontics'],
  ['/orthodontics.html', '/orthodontics'],
  ['/services/orthodontic', '/orthodontics'],
  ['/airwayfamily', '/AirwayFamilies'],
  ['/financial-insurence', '/financial-insurance'],
  ['/legal/privcy', '/legal/privacy'],
  ['/our-teem', undefined],
  ['/teem', '/team'],
  ['/t', undefined],
  ['/', undefined],
  ['/wp-login.php', undefined],
  ['/%E0%A4%A', undefined],
  [`/${'a'.repeat(5000)}`, undefined],
])('takes %s for %s', (path, expected) => {
  expect(nearestAddress(path, PAGES)).toBe(expected);
});
