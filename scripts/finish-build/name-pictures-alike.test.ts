import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { namePicturesAlike, namesAlike } from './name-pictures-alike.ts';

const SRCSET =
  '/assets/a-room-AAAAAAAA.avif 240w, /assets/a-room-B-bbbb_B.avif 320w, /assets/a-room-CCCCCCCC.webp 320w';
const FILES = [
  'a-room-AAAAAAAA.avif',
  'a-room-B-bbbb_B.avif',
  'a-room-CCCCCCCC.webp',
  'a-room-DDDDDDDD.jpg',
];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alike-'));
  mkdirSync(join(folder, 'assets'));
  for (const file of FILES) writeFileSync(join(folder, 'assets', file), file);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('every size keeps its content, under the name that pages and scripts say', async () => {
  writeFileSync(
    join(folder, 'index.html'),
    `<img src="/assets/a-room-DDDDDDDD.jpg" srcset="${SRCSET}">`,
  );
  writeFileSync(join(folder, 'assets/page.js'), `x={avif:\`${SRCSET}\`}`);
  await namePicturesAlike(folder);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const script = readFileSync(join(folder, 'assets/page.js'), 'utf8');
  const [, ...sizes] = [
    ...(/\/assets\/(\S+) 240w, \/assets\/(\S+) 320w, \/assets\/(\S+) 320w/.exec(html) ?? []),
  ];
  expect(sizes.map((name) => readFileSync(join(folder, 'assets', name), 'utf8'))).toEqual(
    FILES.slice(0, 3),
  );
  for (const name of sizes) expect(script).toContain(name);
  expect(html).toContain('a-room-DDDDDDDD.jpg');
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual(
    ['page.js', 'a-room-DDDDDDDD.jpg', ...sizes].toSorted(),
  );
});

it('the sizes of a picture have one hash, and another one once a size is another', () => {
  const hashesOf = (text: string) =>
    new Set([...namesAlike([text]).values()].map((name) => /a-room-(.{8})-/.exec(name)?.[1]));
  const [before] = hashesOf(SRCSET);
  expect(hashesOf(SRCSET).size).toBe(1);
  expect(hashesOf(SRCSET.replace('AAAAAAAA', 'AAAAAAAB'))).not.toContain(before);
});

it('a part of a picture that is as wide as the whole keeps a name of its own', () => {
  const names = namesAlike([`${SRCSET}, /assets/a-room-EEEEEEEE.avif 320w`]);
  expect(new Set(names.values()).size).toBe(names.size);
});
