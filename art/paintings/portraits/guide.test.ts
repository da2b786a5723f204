import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hintFrom, readGuide } from './guide.ts';

const SIZE = { width: 64, height: 80 };
const WALL = 0;
const HAIR = 0.3;
const EYE = 1;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guide-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A guide whose left half is wall, without a way, and whose right half is `kind`, running at `angle`. */
async function write(kind: number, angle: number): Promise<string> {
  const words = new Uint16Array(SIZE.width * SIZE.height * 3).fill(0x8000);
  for (let i = 0; i < SIZE.width * SIZE.height; i++) {
    const isRight = i % SIZE.width >= SIZE.width / 2;
    if (isRight) {
      words[i * 3] = (Math.cos(2 * angle) * 0.5 + 0.5) * 0xffff;
      words[i * 3 + 1] = (Math.sin(2 * angle) * 0.5 + 0.5) * 0xffff;
    }
    words[i * 3 + 2] = (isRight ? kind : WALL) * 0xffff;
  }
  const file = join(folder, `${kind}-${angle}.guide`);
  await writeFile(file, words);
  return file;
}

describe('the guide of a render', () => {
  it('says which way forms run and what lies there', async () => {
    const guide = await readGuide(await write(HAIR, 0.6), SIZE);
    expect(guide.hair(0.9, 0.5)).toBeCloseTo(1, 1);
    expect(guide.hair(0.1, 0.5)).toBeCloseTo(0, 1);
    expect(guide.skin(0.9, 0.5)).toBe(0);
    expect(guide.way(0.9, 0.5).angle).toBeCloseTo(0.6, 2);
  });

  it('is trusted in hair, hardly at all in the eyes, and not where nothing runs', async () => {
    const inHair = hintFrom(await readGuide(await write(HAIR, 0.6), SIZE));
    const inEyes = hintFrom(await readGuide(await write(EYE, 0.6), SIZE));
    expect(inHair(0.9, 0.5).trust).toBeGreaterThan(0.6);
    expect(inEyes(0.9, 0.5).trust).toBeLessThan(0.2);
    expect(inHair(0.1, 0.5).trust).toBeLessThan(0.05);
  });

  it('must be as large as the render', async () => {
    const file = await write(HAIR, 0);
    await expect(readGuide(file, { width: 65, height: 80 })).rejects.toThrow('65 x 80');
  });
});
