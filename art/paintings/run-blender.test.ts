import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { runBlender } from './run-blender.ts';

afterEach(() => void vi.unstubAllEnvs());

it('tells Blender the folder that relative files are named from, wherever the command was called', () => {
  const folder = mkdtempSync(join(tmpdir(), 'blender-'));
  const note = join(folder, 'folder.txt');
  const standIn = `require('node:fs').writeFileSync(process.argv.at(-1), process.env.PWD)`;
  writeFileSync(join(folder, 'blender'), `#!${process.execPath}\n${standIn}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`);
  vi.stubEnv('PWD', join(process.cwd(), 'art'));

  runBlender('script.py', [note]);

  expect(readFileSync(note, 'utf8')).toBe(process.cwd());
});
