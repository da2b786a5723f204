/** The first drawing as a page writes it where phones are shown another: React asks for one that stands alone by itself. */
const FIRST_DRAWING =
  /<source media="(?<phones>[^"]+)" srcSet="(?<forPhones>[^"]+\.svg)"[^>]*><img (?=[^>]*fetchPriority="high")[^>]*?src="(?<forOthers>[^"]+\.svg)"/;
const FIRST_FONT = '<link rel="preload" as="font"';

interface FirstDrawing {
  /** The condition under which a screen is a phone's. */
  readonly phones: string;
  readonly forPhones: string;
  readonly forOthers: string;
}

/** The drawing that a page's first screen is about, where phones are shown one of their own. */
export function findFirstDrawing(html: string): FirstDrawing | undefined {
  const { phones, forPhones, forOthers } = FIRST_DRAWING.exec(html)?.groups ?? {};
  return phones && forPhones && forOthers ? { phones, forPhones, forOthers } : undefined;
}

/**
 * Asks for the drawing that the first screen is about at the head of the page, before its fonts: a drawing is lighter than a font,
 * and would be found only in the body (docs/decisions/203-a-first-picture-with-the-first-paint.md).
 *
 * @param html a page
 * @returns the page; as it was where no drawing with one for phones is first
 */
export function askForFirstDrawing(html: string): string {
  const drawing = findFirstDrawing(html);
  if (drawing === undefined) return html;
  const { phones, forPhones, forOthers } = drawing;
  const links = preload(forPhones, phones) + preload(forOthers, `not all and ${phones}`);
  return html.replace(FIRST_FONT, (font) => links + font);
}

function preload(href: string, media: string): string {
  return `<link rel="preload" as="image" href="${href}" media="${media}" fetchpriority="high"/>`;
}
