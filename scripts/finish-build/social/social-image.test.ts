import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { describePicture } from '../../../app/content/pictures.server.ts';
import { PAGES } from '../../../app/url-map.ts';
import { wordsOf } from '../social-images.ts';
import { drawSocialImage, drawWords } from './draw-social-image.ts';
import { fitTitle } from './fit-title.ts';
import { outlineText, textWidth } from './outline-text.ts';

const PLACE = { widthPx: 540, heightPx: 300 };
const picture = await describePicture('a test', 'lounge');
const sheet = {
  title: { heading: 'The people behind your plan' },
  siteName: 'Impressions',
  picture,
};

describe('fitTitle', () => {
  it('sets a short title large and a long one smaller, both whole', () => {
    const short = fitTitle({ heading: 'Start here' }, PLACE);
    const long = fitTitle(
      { heading: 'Orthodontics, cosmetic dentistry and surgery for families in Nassau County' },
      PLACE,
    );
    expect(short.leadingPx).toBeGreaterThan(long.leadingPx);
    for (const { lines, leadingPx } of [short, long]) {
      for (const line of lines) expect(line.widthPt).toBeLessThanOrEqual(PLACE.widthPx);
      expect(lines.length * leadingPx).toBeLessThanOrEqual(PLACE.heightPx);
    }
    const words = long.lines.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('');
    expect(words).toContain('Nassau County');
  });

  it('sets the emphasis in italic', () => {
    const { lines } = fitTitle(
      { heading: 'Before and after, read honestly', emphasis: 'read honestly' },
      PLACE,
    );
    const faces = new Set(lines.flatMap(({ pieces }) => pieces.map(({ style }) => style.face)));
    expect(faces).toEqual(new Set(['display', 'displayItalic']));
  });

  it('keeps the emphasis on one line', () => {
    const { lines } = fitTitle({ heading: 'Stories, told as cases', emphasis: 'as cases' }, PLACE);
    const last = lines.at(-1)?.pieces.map(({ text }) => text.replaceAll(/\s/g, ' '));
    expect(last?.join('')).toContain('as cases');
  });

  it('stops at a title that no size can hold', () => {
    expect(() => fitTitle({ heading: 'word '.repeat(90) }, PLACE)).toThrow(/shorten the heading/);
  });

  it.each([...new Set(PAGES.map((page) => wordsOf(page).title.heading))])(
    'finds room for “%s”',
    (heading) => {
      expect(() => fitTitle({ heading }, PLACE)).not.toThrow();
    },
  );
});

describe('outlineText', () => {
  it('is as wide as it measures, tracking included', () => {
    const plain = { face: 'display', sizePx: 100 } as const;
    const tight = { ...plain, trackingEm: -0.02 };
    expect(textWidth('Smile', plain) - textWidth('Smile', tight)).toBeCloseTo(10);
    expect(
      outlineText('Smile', plain, { xPx: 0, yPx: 0, color: '#1f236b' }).match(/<path/g),
    ).toHaveLength(5);
  });
});

describe('drawSocialImage', () => {
  it('has the size that the pages say, and is light', async () => {
    const image = await drawSocialImage(sheet);
    const { width, height, format } = await sharp(image).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(image.length).toBeLessThan(300_000);
  });

  it('names no font, and says what the picture is', () => {
    const words = drawWords(sheet);
    expect(words).not.toMatch(/<text|font-/);
    expect(drawWords({ ...sheet, picture: { ...picture, caption: 'A photograph.' } })).not.toBe(
      words,
    );
  });
});
