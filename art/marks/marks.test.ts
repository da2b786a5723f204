import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawLargeIcon, drawLogo, drawSmallIcon } from './draw-marks.ts';
import { icoFile } from './ico-file.ts';

describe('the icons', () => {
  it('keep straight lines sharp at 16 pixels: a row through the arches has no third color', async () => {
    const pixels = await sharp(Buffer.from(drawSmallIcon()), { density: 72 })
      .resize(16, 16)
      .extract({ left: 1, top: 11, width: 14, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    const colors = Array.from({ length: 14 }, (_, x) =>
      pixels.subarray(x * 3, x * 3 + 3).toString('hex'),
    );
    expect(new Set(colors)).toEqual(new Set(['1f236b', 'e3cc95']));
  });

  it('leave a maskable icon’s mark inside the circle that every system keeps', () => {
    const share = 0.48;
    const halfHeight = (512 * share) / 2;
    const halfWidth = (halfHeight * 26) / 30;
    expect(Math.hypot(halfHeight, halfWidth)).toBeLessThan(512 * 0.4);
    expect(drawLargeIcon({ radius: 0, share })).not.toContain(' rx=');
  });
});

describe('the logo', () => {
  it('names no font: its letters are outlines', () => {
    const logo = drawLogo('#1f236b');
    expect(logo).not.toMatch(/<text|font/);
    expect(logo.match(/<path/g)?.length).toBe(1 + 'Impressions'.length);
    expect(readFileSync('public/marks/logo.svg', 'utf8')).toBe(logo);
  });
});

describe('icoFile', () => {
  it('points at each picture', () => {
    const file = icoFile([
      { sizePx: 16, png: Buffer.from('first') },
      { sizePx: 256, png: Buffer.from('second') },
    ]);
    expect(file.readUInt8(6 + 16)).toBe(0);
    expect(file.subarray(file.readUInt32LE(6 + 16 + 12)).toString()).toBe('second');
  });
});
