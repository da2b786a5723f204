import { PALETTE } from '../../pdf/palette.ts';
import type { TextStyle } from '../../pdf/text-style.ts';

/** A4, in points. */
export const LAYOUT_PT = {
  margin: 56,
  /** From the margin to the text beside a label. */
  labelColumn: 132,
  /** Where text begins on pages after the first. */
  top: 86,
  foot: 772,
  footLine: 786,
} as const;

export const STYLES = {
  name: { face: 'display', sizePt: 17, leadingPt: 22, color: PALETTE.ink },
  date: {
    face: 'displayItalic',
    sizePt: 14,
    leadingPt: 22,
    color: PALETTE.goldInk,
    features: ['lnum'],
  },
  title: { face: 'display', sizePt: 60, leadingPt: 62, color: PALETTE.ink, trackingEm: -0.025 },
  greatTitle: {
    face: 'display',
    sizePt: 47,
    leadingPt: 46,
    color: PALETTE.ink,
    trackingEm: -0.02,
  },
  lead: { face: 'body', sizePt: 11.5, leadingPt: 18, color: PALETTE.ink2 },
  heading: { face: 'display', sizePt: 34, leadingPt: 38, color: PALETTE.ink, trackingEm: -0.018 },
  subheading: { face: 'display', sizePt: 23, leadingPt: 28, color: PALETTE.ink, trackingEm: -0.01 },
  area: { face: 'display', sizePt: 23.5, leadingPt: 30, color: PALETTE.ink, trackingEm: -0.012 },
  share: { face: 'display', sizePt: 23.5, leadingPt: 30, color: PALETTE.ink, features: ['lnum'] },
  subtitle: { face: 'displayItalic', sizePt: 14.5, leadingPt: 20, color: PALETTE.goldInk },
  summaryLead: { face: 'display', sizePt: 16.5, leadingPt: 23, color: PALETTE.ink },
  label: { face: 'bodyBold', sizePt: 9.5, leadingPt: 15.5, color: PALETTE.ink },
  body: { face: 'body', sizePt: 10, leadingPt: 15.5, color: PALETTE.ink2 },
  link: { face: 'body', sizePt: 10, leadingPt: 15.5, color: PALETTE.ink },
  itemTitle: { face: 'display', sizePt: 17, leadingPt: 21, color: PALETTE.ink },
  number: {
    face: 'displayItalic',
    sizePt: 17,
    leadingPt: 21,
    color: PALETTE.goldInk,
    features: ['lnum'],
  },
  bullet: { face: 'body', sizePt: 10, leadingPt: 15.5, color: PALETTE.gold },
  small: { face: 'body', sizePt: 8.5, leadingPt: 12.6, color: PALETTE.ink2 },
  smallLink: { face: 'body', sizePt: 8.5, leadingPt: 12.6, color: PALETTE.ink },
  smallStrong: { face: 'bodyBold', sizePt: 8.5, leadingPt: 12.6, color: PALETTE.ink },
  legend: { face: 'body', sizePt: 10, leadingPt: 14, color: PALETTE.ink },
  legendSmall: { face: 'body', sizePt: 9.2, leadingPt: 13, color: PALETTE.ink },
  legendShare: {
    face: 'display',
    sizePt: 15,
    leadingPt: 14,
    color: PALETTE.ink,
    features: ['lnum'],
  },
  personaLabel: { face: 'bodyBold', sizePt: 8.5, leadingPt: 13, color: PALETTE.goldLight },
  persona: { face: 'display', sizePt: 30, leadingPt: 31, color: PALETTE.onInk, trackingEm: -0.015 },
  personaText: { face: 'body', sizePt: 9.2, leadingPt: 14.4, color: PALETTE.onInk2 },
  closing: { face: 'displayItalic', sizePt: 14, leadingPt: 18.5, color: PALETTE.ink },
  chartMissing: { face: 'displayItalic', sizePt: 13, leadingPt: 19, color: PALETTE.ink2 },
} as const satisfies Record<string, TextStyle>;

export type StyleName = keyof typeof STYLES;
