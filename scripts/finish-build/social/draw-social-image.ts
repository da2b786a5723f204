import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureCacheFolder } from '../../../app/content/picture-cache.server.ts';
import type { PictureSource } from '../../../app/content/pictures.server.ts';
import { archPath, MARK_PATH, MARK_SIZE } from '../../../app/pdf/arches.ts';
import { breakLines, type Line } from '../../../app/pdf/break-lines.ts';
import { PALETTE } from '../../../app/pdf/palette.ts';
import type { Run } from '../../../app/pdf/text-style.ts';
import { SOCIAL_IMAGE_SIZE } from '../../../app/seo/social-image.ts';
import { fitTitle, measureRun, type Title } from './fit-title.ts';
import { outlineText, textWidth } from './outline-text.ts';

/** Everything in pixels of the 1200 × 630 sheet. */
const MARGIN = 72;
/** The arch stands on the sheet's lower edge, a gold line 9 px outside it. */
const ARCH = { left: 736, top: 66, width: 392, height: SOCIAL_IMAGE_SIZE.height - 66 };
const LINE_OUTSIDE = 12;
const COLUMN = ARCH.left - LINE_OUTSIDE - 56 - MARGIN;
const NAME = { face: 'display', sizePx: 38, trackingEm: -0.01 } as const;
const NAME_BASE_LINE = 112;
const MARK_HEIGHT = 42;
const LABEL_RULE_Y = 488;
const TITLE_PLACE = { widthPx: COLUMN, heightPx: 300 };
/** From the rule up to the last base line of the title. */
const TITLE_GAP = 44;
const LABEL_TITLE_STYLE = {
  face: 'displayItalic',
  sizePt: 27,
  leadingPt: 32,
  color: PALETTE.ink,
} as const;
const LABEL_NOTE_STYLE = { face: 'body', sizePt: 20, leadingPt: 28, color: PALETTE.ink2 } as const;

const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;

/** What one page's preview shows. */
export interface SocialSheet {
  readonly title: Title;
  readonly siteName: string;
  readonly picture: PictureSource;
}

/**
 * A page's heading as its preview sets it.
 *
 * @throws Error when it does not fit
 */
export function fitSocialTitle(title: Title): ReturnType<typeof fitTitle> {
  return fitTitle(title, TITLE_PLACE);
}

/**
 * A page's preview as a JPEG: its heading in the site's type beside its picture in an arch, with the picture's label. The same input
 * gives the same bytes; what was drawn before comes from a cache.
 */
export async function drawSocialImage(sheet: SocialSheet): Promise<Buffer> {
  const words = drawWords(sheet);
  const bytes = await readFile(sheet.picture.path);
  const key = createHash('sha256')
    .update(JSON.stringify([words, ARCH, JPEG, sheet.picture.phone, sharp.versions]))
    .update(bytes)
    .digest('hex');
  const folder = pictureCacheFolder('social-images');
  const cached = join(folder, `${key}.jpg`);
  if (existsSync(cached)) return readFile(cached);
  const image = await sharp({
    create: { ...SOCIAL_IMAGE_SIZE, channels: 3, background: PALETTE.mist },
  })
    .composite([
      { input: await pictureInArch(sheet.picture, bytes), left: ARCH.left, top: ARCH.top },
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .jpeg(JPEG)
    .toBuffer();
  // Under another name first: a build that is stopped leaves no half of a picture behind.
  const unfinished = `${cached}.${randomUUID()}`;
  await writeFile(unfinished, image);
  await rename(unfinished, cached);
  return image;
}

/** The picture, or the part of it that is chosen for tall places, cut to the arch. */
async function pictureInArch({ phone }: PictureSource, bytes: Buffer): Promise<Buffer> {
  const { width, height } = ARCH;
  const whole = sharp(bytes).autoOrient();
  const mask = `<svg width="${width}" height="${height}"><path d="${archPath(0, 0, width, height)}"/></svg>`;
  return (phone ? whole.extract(phone) : whole)
    .resize({ width, height, fit: 'cover' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Everything but the picture, as an SVG of outlines. */
export function drawWords({ title, siteName, picture }: SocialSheet): string {
  const { width, height } = SOCIAL_IMAGE_SIZE;
  const scale = MARK_HEIGHT / MARK_SIZE.height;
  const nameX = MARGIN + MARK_SIZE.width * scale + 16;
  const archLine = archPath(
    ARCH.left - LINE_OUTSIDE,
    ARCH.top - LINE_OUTSIDE,
    ARCH.width + 2 * LINE_OUTSIDE,
    ARCH.height + LINE_OUTSIDE,
  );
  const fitted = fitSocialTitle(title);
  const firstLine = LABEL_RULE_Y - TITLE_GAP - (fitted.lines.length - 1) * fitted.leadingPx;
  const label = [
    ...labelLines(picture.title, LABEL_TITLE_STYLE),
    ...labelLines(picture.caption, LABEL_NOTE_STYLE),
  ];
  const ruleWidth = Math.round(textWidth(siteName, NAME) + nameX - MARGIN);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path d="${archLine}" fill="none" stroke="${PALETTE.gold}" stroke-opacity=".75" stroke-width="1.5"/>`,
    `<path transform="translate(${MARGIN} ${NAME_BASE_LINE - MARK_HEIGHT + 4}) scale(${scale})" d="${MARK_PATH}" fill="none" stroke="${PALETTE.ink}" stroke-width="1.3"/>`,
    outlineText(siteName, NAME, { xPx: nameX, yPx: NAME_BASE_LINE, color: PALETTE.ink }),
    ...fitted.lines.map((line, index) => drawLine(line, firstLine + index * fitted.leadingPx)),
    `<path d="M${MARGIN} ${LABEL_RULE_Y}h${ruleWidth}" stroke="${PALETTE.gold}" stroke-width="1.5"/>`,
    ...label.map((line, index) =>
      drawLine(line, LABEL_RULE_Y + 40 + index * LABEL_NOTE_STYLE.leadingPt),
    ),
    '</svg>',
  ].join('');
}

function labelLines(text: string, style: Run['style']): Line[] {
  return breakLines([{ text, style }], COLUMN, measureRun);
}

function drawLine({ pieces }: Line, yPx: number): string {
  return pieces
    .map(({ text, xPt, style: { face, sizePt, trackingEm, color } }) =>
      outlineText(
        text,
        { face, sizePx: sizePt, trackingEm: trackingEm ?? 0 },
        { xPx: MARGIN + xPt, yPx, color },
      ),
    )
    .join('');
}
