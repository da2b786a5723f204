import { expect, it } from 'vitest';
import { textWidth } from '../../../scripts/finish-build/social/outline-text.ts';
import { loadPage } from '../../content/page.server.ts';
import { loadPractice } from '../../content/practice.server.ts';
import { widthOf } from './letter-widths.ts';

/** Two pixels at the largest size of these words. */
const HARDLY_SEEN_EM = 2 / 31;

it.each(loadPage('faq', loadPractice()).search.oftenAsked)(
  'what is often asked stands as far from the next as the others do: %s',
  (words) => {
    const width = textWidth(words, { face: 'displayItalic', sizePx: 1 });
    expect(Math.abs(widthOf(words) - width)).toBeLessThan(HARDLY_SEEN_EM);
  },
);
