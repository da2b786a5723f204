import { spanishFactsSchema } from '../../domain/content/spanish-facts.ts';
import { HOURS_IN_SPANISH } from '../../domain/practice/hours-in-spanish.ts';
import { monthlyInSpanish, termsInSpanish } from '../../domain/practice/monthly-plan-in-spanish.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { ANSWER_TIME_IN_SPANISH } from '../../domain/practice/promise-in-spanish.ts';
import {
  noticeInSpanish,
  rescheduleRuleInSpanish,
} from '../../domain/scheduling/appointment-in-spanish.ts';
import { hoursValues, languageFreeValues, placeholderValues } from './placeholders.server.ts';
import { readYaml } from './read-content.server.ts';

interface SpanishFacts {
  /** Those that are never in English: names, numbers, and what code says of numbers. */
  readonly steady: Readonly<Record<string, string>>;
  /** What a Spanish text may name: the steady ones, and those that are translated. */
  readonly values: Readonly<Record<string, string>>;
  /** Facts whose English has changed since: what names one is shown in English. */
  readonly stale: readonly string[];
  /** What is translated, of whichever English. */
  readonly says: Readonly<Record<string, string>>;
}

/** The facts as Spanish texts may name them. Throws ContentError. */
export function loadSpanishFacts(practice: Practice): SpanishFacts {
  const english = placeholderValues(practice);
  const { facts } = readYaml('es/facts.yaml', spanishFactsSchema);
  const all = Object.entries(facts);
  const isStale = (name: string, of: string) => english[name] !== of;
  const holding = all.filter(([name, { of }]) => !isStale(name, of));
  const steady = steadyFacts(practice);
  return {
    steady,
    values: {
      ...steady,
      ...Object.fromEntries(holding.map(([name, { says }]) => [name, says])),
    },
    stale: all.flatMap(([name, { of }]) => (isStale(name, of) ? [name] : [])),
    says: Object.fromEntries(all.map(([name, { says }]) => [name, says])),
  };
}

function steadyFacts(practice: Practice): Record<string, string> {
  const { noticeHours } = practice.policies;
  const { monthlyPlan } = practice.prices;
  return {
    ...languageFreeValues(practice),
    ...hoursValues(practice, HOURS_IN_SPANISH),
    answerTime: ANSWER_TIME_IN_SPANISH,
    monthlyFrom: monthlyInSpanish(monthlyPlan),
    monthlyTerms: termsInSpanish(monthlyPlan),
    rescheduleNotice: noticeInSpanish(noticeHours),
    rescheduleRule: `${rescheduleRuleInSpanish(noticeHours)}.`,
  };
}
