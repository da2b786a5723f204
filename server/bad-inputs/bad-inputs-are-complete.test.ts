import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CASE_COUNT } from './catalogue.ts';

/** A case's test begins its line: `refuses(12, …`. */
const CASE_TEST = /^(?:refuses|accepts|answers)\(\s*(\d+),/gm;

it('each of the sixty cases has one test', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'));
  const numbers = sources.flatMap((source) =>
    Array.from(source.matchAll(CASE_TEST), ([, number]) => Number(number)),
  );
  expect(CASE_COUNT).toBe(60);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: CASE_COUNT }, (_, index) => index + 1),
  );
});
