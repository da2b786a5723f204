import sharp, { type Sharp } from 'sharp';
import { describePicture } from '../../app/content/pictures.server.ts';
import type { PixelCrop } from '../../app/content/picture-crop.server.ts';
import { PHONE_MEDIA } from '../../app/ui/picture-files.ts';

/** As app/ui/picture.tsx writes the picture that the first screen is about: its choices, then the element with its wash. */
const FIRST_PICTURE =
  /<picture>((?:<source [^>]*>)+)<img class="(?:[^"]* )?wash-([\w-]+)"[^>]* fetchPriority="high"[^>]*>/;
const CRITICAL_STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/;
const OBJECT_POSITION = /object-position:([^;}]+)/g;

/** As wide as a large phone draws any of them (the models of /orthodontics, 128vw): a preview of fewer pixels than it is drawn with counts for less. */
const PREVIEW_WIDTH_PX = 540;
/** What a preview weighs at most, before it is written in letters. */
const PREVIEW_BYTES = 2000;
/** So soft that nothing in it looks like a fault of the picture's own. */
const BLUR_PX = 7;
/** How hard it is compressed: the first of them that is light enough. */
const QUALITIES = [16, 6] as const;

/**
 * Lays a soft preview of the page's first picture into its critical styles, over the picture's wash and under the picture itself, which covers it when
 * it has come (docs/decisions/203-a-first-picture-with-the-first-paint.md). Where phones are shown a part of their own, the preview is that part's, and for them alone.
 *
 * @param html a page with its critical styles
 * @returns the page; as it was where no picture is first
 * @throws Error when the picture's wash is not among the styles
 */
export async function previewFirstPicture(html: string): Promise<string> {
  const [, sources = '', name] = FIRST_PICTURE.exec(html) ?? [];
  if (name === undefined) return html;
  const wash = new RegExp(`\\.wash-${name}\\{(?:color:#fff;)?background:([^;}]+)`).exec(html)?.[1];
  if (wash === undefined) throw new Error(`the wash of ${name} is not among a page's styles`);
  const picture = await describePicture('the first screen', name);
  const isForPhones = sources.includes(` media="${PHONE_MEDIA}"`);
  const crop = isForPhones ? picture.phone : undefined;
  const preview = await softPreview(picture.path, crop);
  const address = `data:image/avif;base64,${preview.toString('base64')}`;
  // More specific than the wash, which comes a second time with the whole stylesheets; before what says which part of a picture is shown.
  const rule = `img.wash-${name}{background-image:url(${address}),${wash};background-position:50%;background-size:cover}`;
  return html.replace(
    CRITICAL_STYLE,
    (_, start: string, styles: string, end: string) =>
      `${start}${crop ? `@media ${PHONE_MEDIA}{${rule}}` : rule}${placedAlike(styles)}${end}`,
  );
}

/** What covers a box shows the part of it that the stylesheet says; the preview shows the same. */
function placedAlike(styles: string): string {
  return styles.replaceAll(
    OBJECT_POSITION,
    (declared, at) => `${declared};background-position:${at}`,
  );
}

async function softPreview(path: string, crop: PixelCrop | undefined): Promise<Buffer> {
  const upright = sharp(path).autoOrient();
  const shown = crop ? upright.extract(crop) : upright;
  const pixels = await shown
    .flatten({ background: '#f2f5f9' })
    .resize(PREVIEW_WIDTH_PX)
    .png()
    .toBuffer();
  return lightEnough(sharp(pixels).blur(BLUR_PX));
}

async function lightEnough(picture: Sharp): Promise<Buffer> {
  let preview = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    preview = await picture.clone().avif({ quality, effort: 4 }).toBuffer();
    if (preview.length <= PREVIEW_BYTES) break;
  }
  return preview;
}
