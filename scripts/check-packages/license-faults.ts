/** A package as a lock file has it. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
}

/** Licenses that ask for no more than their notice: any package may have them. */
const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Licenses that bind, and the packages that may have them, since they are used in a way that binds nothing of ours. */
const BOUND: Readonly<Record<string, RegExp>> = {
  // A library of its own beside ours, unchanged.
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  // Tools and a list that visitors are not sent; the files stay as they are.
  'MPL-2.0': /^(axe-core|lightningcss(-.+)?|@mdn\/mdn-http-observatory)$/,
  'CC-BY-4.0': /^caniuse-lite$/,
  // Fonts, which may be sent with their license.
  'OFL-1.1': /^@fontsource-variable\//,
};

/** Packages whose package file names no license: what the license file beside it says. Read again with another version. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'busboy@1.6.0': 'MIT',
  'png-js@2.0.0': 'MIT',
  'streamsearch@1.1.0': 'MIT',
};

/**
 * Packages that come under a license that nobody has agreed to.
 *
 * @param packages of a lock file, by their path
 */
export function findLicenseFaults(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([path, { version = '', license }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (name === '') return [];
    const words = license ?? READ_BY_HAND[`${name}@${version}`];
    if (words === undefined) return [`${name}@${version} names no license`];
    return isAgreed(name, words) ? [] : [`${name}@${version} is under ${words}`];
  });
}

/** By the grammar of SPDX as far as package files use it: all of an AND, one of an OR. */
function isAgreed(name: string, words: string): boolean {
  return words.split(' AND ').every((part) =>
    part
      .replaceAll(/^\(|\)$/g, '')
      .split(' OR ')
      .some((one) => FREE.has(one) || (BOUND[one]?.test(name) ?? false)),
  );
}
