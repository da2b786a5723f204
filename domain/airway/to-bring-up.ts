import {
  SHEET_LISTENERS,
  SHEET_RULES,
  SHEET_URGENCIES,
  type SheetListener,
  type SheetPerson,
  type SheetSign,
  type SheetUrgency,
} from './sheet-signs.ts';

/** What to bring up with one listener. */
export interface SheetGroup {
  readonly listener: SheetListener;
  /** True for what cannot wait: it stands above everything else. */
  readonly isFirst: boolean;
  readonly signs: readonly { readonly sign: SheetSign; readonly urgency?: SheetUrgency }[];
}

/**
 * What to bring up with whom. Signs that cannot wait come first, the most pressing on top, and stand nowhere else; the others follow by
 * listener, in the sheet's order. A group never depends on another: without some of the marks it is the same group without those signs.
 *
 * @param marked the signs that are marked on the person's sheet; signs of the other sheet count for nothing
 */
export function toBringUp(
  person: SheetPerson,
  marked: ReadonlySet<SheetSign>,
): readonly SheetGroup[] {
  const rules = SHEET_RULES[person].filter(({ sign }) => marked.has(sign));
  const groupsOf = (
    isFirst: boolean,
    signsOf: (listener: SheetListener) => SheetGroup['signs'],
  ): readonly SheetGroup[] =>
    SHEET_LISTENERS.map((listener) => ({ listener, isFirst, signs: signsOf(listener) })).filter(
      ({ signs }) => signs.length > 0,
    );
  return [
    ...groupsOf(true, (listener) =>
      SHEET_URGENCIES.flatMap((urgency) =>
        rules
          .filter((rule) => rule.urgency === urgency && rule.listeners.includes(listener))
          .map(({ sign }) => ({ sign, urgency })),
      ),
    ),
    ...groupsOf(false, (listener) =>
      rules
        .filter((rule) => rule.urgency === undefined && rule.listeners.includes(listener))
        .map(({ sign }) => ({ sign })),
    ),
  ];
}
