import { expect, it } from 'vitest';
import { findLicenseFaults } from './license-faults.ts';

it.each([
  ['free', 'node_modules/free', 'MIT'],
  ['one of two', 'node_modules/one', '(GPL-3.0-only OR MIT)'],
  ['both of two', 'node_modules/both', '(MIT AND Zlib)'],
  ['bound, where it may be', 'node_modules/@img/sharp-libvips-x', 'LGPL-3.0-or-later'],
  ['bound, within another', 'node_modules/a/node_modules/axe-core', 'MPL-2.0'],
])('agrees to what is %s', (_, path, license) => {
  expect(findLicenseFaults({ '': {}, [path]: { version: '1.0.0', license } })).toEqual([]);
});

it.each([
  ['GPL-3.0-only', 'AGPL'],
  ['MIT AND GPL-3.0-only', 'one of two that both bind'],
  ['LGPL-3.0-or-later', 'a license that others may have'],
  ['SEE LICENSE IN LICENSE.md', 'words of its own'],
  ['', 'an empty word'],
])('names a package under %s', (license) => {
  expect(findLicenseFaults({ 'node_modules/other': { version: '2.1.0', license } })).toEqual([
    `other@2.1.0 is under ${license}`,
  ]);
});

it('names a package without a license, and one of another version than the one that was read', () => {
  const packages = {
    'node_modules/bare': { version: '1.0.0' },
    'node_modules/busboy': { version: '1.7.0' },
    'node_modules/streamsearch': { version: '1.1.0' },
  };
  expect(findLicenseFaults(packages)).toEqual([
    'bare@1.0.0 names no license',
    'busboy@1.7.0 names no license',
  ]);
});
