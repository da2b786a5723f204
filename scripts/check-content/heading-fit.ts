import { lineOfField, placeOf } from '../../app/content/content-line.server.ts';
import { fitSocialTitle } from '../finish-build/social/draw-social-image.ts';
import type { Texts } from './read-texts.ts';

/** Headings that do not fit their page's social preview, at which the build would stop. */
export function findHeadingFaults({ pages, legal }: Texts): string[] {
  return [...pages, ...legal].flatMap(({ file, content }) => {
    if (content === undefined) return [];
    const emphasis = 'headingEmphasis' in content ? content.headingEmphasis : undefined;
    try {
      fitSocialTitle({ heading: content.heading, emphasis });
      return [];
    } catch {
      const place = placeOf(file, lineOfField(file, ['heading']));
      return [`${place}: heading: does not fit into the page's social preview; shorten it`];
    }
  });
}
