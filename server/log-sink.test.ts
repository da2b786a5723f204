import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogSink } from './log-sink.ts';

let folder: string;
let file: string;
let descriptor: number;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'log-'));
  file = path.join(folder, 'log.txt');
  descriptor = openSync(file, 'a');
});
afterEach(() => {
  closeSync(descriptor);
  rmSync(folder, { recursive: true });
});

it('writes lines whole and in order', async () => {
  const sink = createLogSink(descriptor);
  const lines = Array.from({ length: 500 }, (_, index) => `line ${index} é\n`);
  for (const line of lines) sink.write(line);
  await sink.flush();
  expect(readFileSync(file, 'utf8')).toBe(lines.join(''));
});

it('drops lines rather than keep them all in memory, and says how many', async () => {
  const sink = createLogSink(descriptor);
  const long = `${'x'.repeat(9_999)}\n`;
  // The first is under way at once, a hundred may wait.
  for (let count = 0; count < 151; count += 1) sink.write(long);
  await sink.flush();
  const written = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(written).toHaveLength(102);
  expect(JSON.parse(written[1] ?? '')).toMatchObject({ lines: 50, msg: 'log lines were lost' });
});

it('goes on where nothing can be written, and does not wait for it at the end', async () => {
  const closed = openSync(file, 'r');
  const sink = createLogSink(closed);
  for (let count = 0; count < 10; count += 1) sink.write('nobody reads this\n');
  await expect(sink.flush()).resolves.toBeUndefined();
  closeSync(closed);
  expect(readFileSync(file, 'utf8')).toBe('');
});
