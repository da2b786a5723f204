import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { marksOfPhotographs } from './photograph-marks.ts';

it('knows each photograph by its bytes, as the desk does', async () => {
  const path = 'content/pictures/aligner.jpg';
  expect(await marksOfPhotographs([{ path }])).toEqual([
    createHash('sha256').update(readFileSync(path)).digest('hex'),
  ]);
  expect(await marksOfPhotographs([])).toEqual([]);
});
