import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findUnwithheld } from './withheld-words.ts';

const CONSENTED = [
  { place: 'content/stories/testimonials.yaml', words: 'Ann Uniqname' },
  {
    place: 'content/photographs/portrait-a.yaml',
    words: 'Ann’s portrait, by the "blue" door of the lounge.',
  },
];

function editionWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'edition-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'client', 'assets'), { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(folder, 'client', file), content);
  }
  return folder;
}

it('is content where none of the words stand in any file', () => {
  const folder = editionWith({ 'index.html': '<p>The team</p>', 'assets/a.js': 'let a="door"' });
  expect(findUnwithheld(folder, CONSENTED)).toEqual([]);
});

it.each([
  ['a page', 'index.html', '<p>Ann Uniqname</p>', 'testimonials'],
  [
    'a page’s attribute',
    'index.html',
    '<img alt="Ann&#x27;s &quot;blue&quot; door of the lounge.">',
    'portrait-a',
  ],
  [
    'a script',
    'assets/a.js',
    'const a=`\\u2019s portrait, by the "blue" door of the lounge.`',
    'portrait-a',
  ],
  ['structured data', 'index.html', '{"@type":"Review","author":"Ann Uniqname"}', 'testimonials'],
])('finds them in %s', (_, file, content, place) => {
  const faults = findUnwithheld(editionWith({ [file]: content }), CONSENTED);
  expect(faults).toEqual([expect.stringContaining(place)]);
});
