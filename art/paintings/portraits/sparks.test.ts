import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { laySparks, readSparks } from './sparks.ts';

const SIZE = { width: 40, height: 50 };

/** A canvas of one dark gray. */
const darkCanvas = (): Buffer => Buffer.alloc(SIZE.width * SIZE.height * 3, 30);

const redAt = (canvas: Buffer, column: number, row: number): number =>
  canvas[(row * SIZE.width + column) * 3] ?? Number.NaN;

async function fileWith(text: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'sparks-')), 'one.sparks.json');
  await writeFile(file, text);
  return file;
}

describe('the lights in the eyes', () => {
  it('are laid where the file says, and nowhere else', () => {
    const canvas = darkCanvas();
    laySparks(canvas, SIZE, [{ x: 0.5, y: 0.4, reach: 0.08, bright: 1 }]);
    expect(redAt(canvas, 20, 20)).toBe(255);
    expect(redAt(canvas, 28, 20)).toBe(30);
    expect(redAt(canvas, 20, 28)).toBe(30);
  });

  it('are dimmer in the eye that is away from the window', () => {
    const canvas = darkCanvas();
    laySparks(canvas, SIZE, [
      { x: 0.25, y: 0.4, reach: 0.08, bright: 0.9 },
      { x: 0.75, y: 0.4, reach: 0.08, bright: 0.5 },
    ]);
    expect(redAt(canvas, 10, 20)).toBeGreaterThan(redAt(canvas, 30, 20) + 50);
  });

  it('stay on the canvas at its edge', () => {
    const canvas = darkCanvas();
    laySparks(canvas, SIZE, [{ x: 0, y: 0, reach: 0.08, bright: 1 }]);
    expect(redAt(canvas, 0, 0)).toBe(255);
    expect(canvas).toHaveLength(SIZE.width * SIZE.height * 3);
    expect(redAt(canvas, SIZE.width - 1, 0)).toBe(30);
  });

  it('are read from the file beside the render', async () => {
    const sparks = [{ x: 0.4, y: 0.3, reach: 0.003, bright: 0.95 }];
    expect(await readSparks(await fileWith(JSON.stringify(sparks)))).toEqual(sparks);
  });

  it('refuse a file that says something else', async () => {
    await expect(readSparks(await fileWith('[{"x":"left"}]'))).rejects.toThrow(/expected number/);
  });
});
