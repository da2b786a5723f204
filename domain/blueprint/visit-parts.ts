/**
 * The parts of the Smile Blueprint's visit in their order, and the minutes that each usually takes. Every page that draws the visit takes
 * them from here; the words are the page's own (docs/decisions/108-one-visit-two-drawings.md).
 */
const VISIT_MINUTES = {
  welcome: 10,
  talk: 15,
  records: 20,
  examination: 15,
  options: 20,
  costs: 10,
} as const;

export type VisitPart = keyof typeof VISIT_MINUTES;

export const VISIT_PARTS = [
  'welcome',
  'talk',
  'records',
  'examination',
  'options',
  'costs',
] as const satisfies readonly VisitPart[];

/** A part on the visit's scale, in minutes from its beginning. */
export interface VisitSpan {
  readonly part: VisitPart;
  readonly from: number;
  readonly to: number;
}

/** How many minutes some parts take together. */
export function minutesOf(parts: readonly VisitPart[]): number {
  return parts.reduce((sum, part) => sum + VISIT_MINUTES[part], 0);
}

/** All parts on the visit's scale, one after the other. */
export function visitSpans(): VisitSpan[] {
  return VISIT_PARTS.map((part, index) => {
    const from = minutesOf(VISIT_PARTS.slice(0, index));
    return { part, from, to: from + VISIT_MINUTES[part] };
  });
}
