import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shortenScriptNames, shorterNames } from './shorten-script-names.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shorter-'));
  mkdirSync(join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

it('pages and scripts name every script as it is called then, with what was in it', async () => {
  write('index.html', '<script>import("/assets/home-AAAAAAAA.js")</script>');
  write('assets/home-AAAAAAAA.js', 'import"./a-plate-B-bbbb_B.js";x="/assets/plate-CCCCCCCC.avif"');
  write('assets/a-plate-B-bbbb_B.js', 'a plate');
  write('assets/plate-CCCCCCCC.avif', 'a picture');
  await shortenScriptNames(folder);
  expect(read('index.html')).toBe('<script>import("/assets/home-AAAAA.js")</script>');
  expect(read('assets/home-AAAAA.js')).toBe(
    'import"./a-plate-B-bbb.js";x="/assets/plate-CCCCCCCC.avif"',
  );
  expect(read('assets/a-plate-B-bbb.js')).toBe('a plate');
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual([
    'a-plate-B-bbb.js',
    'home-AAAAA.js',
    'plate-CCCCCCCC.avif',
  ]);
});

it('scripts that have no hash keep their name', async () => {
  write('index.html', 'importScripts("/worker.js")');
  write('worker.js', 'a worker');
  await shortenScriptNames(folder);
  expect(read('index.html')).toBe('importScripts("/worker.js")');
  expect(read('worker.js')).toBe('a worker');
});

it('refuses two scripts of one name: a browser would keep one of them for the other', () => {
  expect(() => shorterNames(['form-AAAAAAAA.js', 'form-AAAAABBB.js'])).toThrow('form-AAAAA.js');
  expect(shorterNames(['form-AAAAAAAA.js', 'home-AAAAABBB.js']).size).toBe(2);
});
