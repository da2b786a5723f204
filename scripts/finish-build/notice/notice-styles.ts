import { PALETTE } from '../../../app/pdf/palette.ts';
import type { TextStyle } from '../../../app/pdf/text-style.ts';

/** US Letter, as offices in New York print: headings at the left margin, text on a narrower measure beside it. */
export const LAYOUT_PT = {
  margin: 64,
  /** Where text begins. */
  textLeft: 160,
  top: 70,
  foot: 716,
  footLine: 738,
} as const;

export const STYLES = {
  name: { face: 'display', sizePt: 17, leadingPt: 22, color: PALETTE.ink },
  title: {
    face: 'display',
    sizePt: 44,
    leadingPt: 46,
    color: PALETTE.ink,
    trackingEm: -0.018,
  },
  date: {
    face: 'displayItalic',
    sizePt: 15,
    leadingPt: 20,
    color: PALETTE.goldInk,
    features: ['lnum'],
  },
  lead: { face: 'bodyBold', sizePt: 10.5, leadingPt: 16.5, color: PALETTE.ink },
  heading: { face: 'display', sizePt: 19, leadingPt: 23, color: PALETTE.ink, trackingEm: -0.01 },
  subheading: { face: 'bodyBold', sizePt: 10, leadingPt: 15, color: PALETTE.ink },
  body: { face: 'body', sizePt: 10, leadingPt: 15, color: PALETTE.ink2 },
  strong: { face: 'bodyBold', sizePt: 10, leadingPt: 15, color: PALETTE.ink },
  emphasis: { face: 'displayItalic', sizePt: 11.8, leadingPt: 15, color: PALETTE.goldInk },
  link: { face: 'body', sizePt: 10, leadingPt: 15, color: PALETTE.ink },
  bullet: { face: 'body', sizePt: 10, leadingPt: 15, color: PALETTE.gold },
} as const satisfies Record<string, TextStyle>;
