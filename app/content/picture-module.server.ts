import { describePicture } from './pictures.server.ts';
import { cropDirective, type PixelCrop } from './picture-crop.server.ts';
import { washClassOf } from './washes.server.ts';

/**
 * Widths in pixels and how hard each is compressed. On a dense screen the eye forgives more, and the large widths are for dense
 * screens. WebP is for the few browsers without AVIF: fewer steps.
 */
const WHOLE_STEPS = [
  { format: 'avif', widths: [240, 320, 480, 640], quality: 50 },
  // The first of them is for a phone's whole width, at two device pixels.
  { format: 'avif', widths: [760, 880], quality: 46 },
  { format: 'avif', widths: [1200, 1680, 2200], quality: 42 },
  { format: 'webp', widths: [320, 640, 1200, 1680], quality: 50 },
] as const;
/** The same for a crop that phones show, at one to three device pixels. */
const PHONE_STEPS = [
  { format: 'avif', widths: [180, 360, 540], quality: 50 },
  { format: 'avif', widths: [720, 900, 1080], quality: 44 },
  { format: 'webp', widths: [360, 720], quality: 50 },
] as const;
/** The address that knows no choice: old browsers, and whoever opens a picture without a script. */
const FALLBACK = { widthPx: 1400, quality: 50 };
/** Below this share of its own width a picture is given that width too. */
const WASTEFUL_SHARE = 0.9;
/**
 * A step below the encoder’s own: files of the same size in less time. `PICTURE_EFFORT` sets another for a build that is only tested
 * (docs/decisions/192-pictures-of-a-build-that-is-tested.md).
 */
const AVIF_EFFORT = 3;
/** 0 to 6, for both formats. */
const TESTED_EFFORT = process.env['PICTURE_EFFORT'];

/** Every width here fits the picture the right way up; the pipeline would compare it with the file as the camera laid it. */
const CHOSEN_WIDTHS = 'allowUpscale=true';

type Step = (typeof WHOLE_STEPS)[number] | (typeof PHONE_STEPS)[number];

/**
 * A module with the picture's words and the addresses of its web sizes, made by vite-imagetools.
 *
 * @param photographs the folder of the practice's photographs, where it is another one
 * @throws ContentError
 */
export async function pictureModule(name: string, photographs?: string): Promise<string> {
  const picture = await describePicture(`content:picture/${name}`, name, photographs);
  const { title, caption, alt, widthPx, heightPx, phone } = picture;
  const imports: string[] = [];
  const importOf = (query: string): string => {
    const variable = `file${imports.length}`;
    imports.push(`import ${variable} from ${JSON.stringify(`${picture.path}?${query}`)};`);
    return variable;
  };
  const fallback = importOf(
    `w=${Math.min(FALLBACK.widthPx, widthPx)}&format=jpg&quality=${FALLBACK.quality}&${CHOSEN_WIDTHS}&as=url`,
  );
  const sources = sourcesOf(importOf, WHOLE_STEPS, widthPx);
  const phoneSources = phone && sourcesOf(importOf, PHONE_STEPS, phone.width, phone);
  const words = { title, caption, alt, wash: washClassOf(name) };
  return [
    ...imports,
    `const words = ${JSON.stringify(words)};`,
    'export default {',
    '  ...words,',
    `  sources: ${sources},`,
    `  img: { src: ${fallback}, w: ${widthPx}, h: ${heightPx} },`,
    ...(phone
      ? [`  phone: { sources: ${phoneSources}, w: ${phone.width}, h: ${phone.height} },`]
      : []),
    '};',
  ].join('\n');
}

/** The widths that a picture can give; its own too, where the largest of them would waste much of it. */
function widthsWithin(widths: readonly number[], widthPx: number): number[] {
  const possible = widths.filter((width) => width <= widthPx);
  const largest = possible.at(-1);
  const next = widths[possible.length];
  const isWasted =
    largest !== undefined && next !== undefined && largest < widthPx * WASTEFUL_SHARE;
  return isWasted ? [...possible, widthPx] : possible;
}

function effortOf(format: Step['format']): string[] {
  if (TESTED_EFFORT !== undefined) return [`effort=${TESTED_EFFORT}`];
  return format === 'avif' ? [`effort=${AVIF_EFFORT}`] : [];
}

/** An object literal: format → `srcset`, put together from the steps that a picture of this width can give. */
function sourcesOf(
  importOf: (query: string) => string,
  steps: readonly Step[],
  widthPx: number,
  crop?: PixelCrop,
): string {
  const parts = new Map<string, string[]>();
  for (const { format, widths, quality } of steps) {
    const possible = widthsWithin(widths, widthPx);
    if (possible.length === 0) continue;
    const directives = [
      ...(crop ? [`crop=${cropDirective(crop)}`] : []),
      `w=${possible.join(';')}`,
      `format=${format}`,
      `quality=${quality}`,
      ...effortOf(format),
      CHOSEN_WIDTHS,
      'as=srcset',
    ];
    parts.set(format, [...(parts.get(format) ?? []), importOf(directives.join('&'))]);
  }
  const entries = [...parts].map(([format, names]) => `${format}: ${names.join(" + ', ' + ")}`);
  return `{ ${entries.join(', ')} }`;
}
