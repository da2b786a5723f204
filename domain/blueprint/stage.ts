/** The page of order and time is drawn for as many months. */
export const CHART_MONTHS = 18;

/** A stage of a plan, in months from its beginning. */
export interface Stage {
  readonly title: string;
  /** Who is responsible, where somebody is. */
  readonly who?: string | undefined;
  readonly from: number;
  /** When it is over at the earliest. */
  readonly to: number;
  /** When it is over at the latest, where that is uncertain. */
  readonly latest?: number | undefined;
  /** Its length, where months say too little: "1 visit". */
  readonly length?: string | undefined;
  /** The months in which the plan is compared with what has happened. */
  readonly checks?: readonly number[] | undefined;
}

/** A stage in one line: what it is, who is responsible, how long it takes. */
export function sayStage({ title, who, from, to, latest, length }: Stage): string {
  const range = latest === undefined ? undefined : `${to - from} to ${latest - from} months`;
  return [title, who, length ?? range].filter((words) => words !== undefined).join(', ');
}

/** What is wrong with a stage's months, or undefined. */
export function faultOfStage({ from, to, latest = to, checks = [] }: Stage): string | undefined {
  if (from < 0 || latest > CHART_MONTHS) return `lies outside of months 0 to ${CHART_MONTHS}`;
  if (from >= to || to > latest) return 'ends before it begins; write from, to and latest in order';
  const outside = checks.find((month) => month < from || month > latest);
  return outside === undefined ? undefined : `has a check in month ${outside}, outside of itself`;
}
