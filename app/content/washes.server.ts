import type { Plugin } from 'vite';
import sharp from 'sharp';
import { shownInThisBuild } from './consent.server.ts';
import {
  describePicture,
  loadOwnPhotographs,
  loadPictures,
  loadReserve,
} from './pictures.server.ts';

/** The stylesheet that all components' rules come with, as the build and the development server ask for its text. */
const STYLESHEET = /\/app\/styles\/site\.css(\?(transform-only|direct))?$/;
/** A picture is looked at as so many fields a side. */
const FIELDS = 5;
/** Below this lightness (0 to 255) words on the wash are set white: they show when a picture fails. */
const DARK = 110;

type Color = readonly [red: number, green: number, blue: number];

/** The class that paints a picture's place before it arrives. */
export function washClassOf(name: string): string {
  return `wash-${name}`;
}

/** Adds the washes of all pictures that are in use to the components' stylesheet; a page is built with its own alone. */
export function washes(): Plugin {
  let rules: Promise<string> | undefined;
  return {
    name: 'washes',
    enforce: 'pre',
    transform: {
      filter: { id: STYLESHEET },
      async handler(code) {
        rules ??= washRules();
        return `${code}\n${await rules}`;
      },
    },
  };
}

async function washRules(): Promise<string> {
  const reserve = new Set(loadReserve());
  const all = [...Object.keys(loadPictures()), ...loadOwnPhotographs(shownInThisBuild()).keys()];
  const names = [...new Set(all)].filter((name) => !reserve.has(name));
  return (await Promise.all(names.map(washRule))).join('\n');
}

async function washRule(name: string): Promise<string> {
  const { path } = await describePicture('content/pictures.yaml', name);
  const pixels = await sharp(path)
    .autoOrient()
    .resize(FIELDS, FIELDS, { fit: 'fill' })
    .flatten({ background: '#f2f5f9' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `.${washClassOf(name)} { ${washOf(pixels)} }`;
}

/**
 * A picture's first wash, as painters lay it: its middle over what stands around it from top to bottom, four colors in all. A few dozen
 * bytes of the page's own stylesheet, and no request.
 *
 * @param pixels FIELDS × FIELDS pixels, red, green, blue
 */
export function washOf(pixels: Uint8Array): string {
  const last = FIELDS - 1;
  const middle = FIELDS >> 1;
  const at = (x: number, y: number): Color => {
    const start = (y * FIELDS + x) * 3;
    return [pixels[start] ?? 0, pixels[start + 1] ?? 0, pixels[start + 2] ?? 0];
  };
  const edge = (y: number) => mean([at(0, y), at(last, y)]);
  const [top, side, bottom] = [
    mean([at(middle, 0), edge(0)]),
    edge(middle),
    mean([at(middle, last), edge(last)]),
  ];
  const subject = mean([at(middle, middle), at(middle, middle - 1), at(middle, middle + 1)]);
  // Halfway to what is around it: a face would otherwise stand there as a blot.
  const heart = mean([subject, mean([top, side, bottom])]);
  const background = `background: radial-gradient(${hex(heart)}, #0000 70%), linear-gradient(${[top, side, bottom].map(hex).join(', ')});`;
  return lightness(mean([heart, top, side, bottom])) < DARK
    ? `${background} color: #fff;`
    : background;
}

function mean(colors: readonly Color[]): Color {
  const of = (channel: 0 | 1 | 2) =>
    Math.round(colors.reduce((sum, color) => sum + color[channel], 0) / colors.length);
  return [of(0), of(1), of(2)];
}

function lightness([red, green, blue]: Color): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function hex(color: Color): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
