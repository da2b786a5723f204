import { spanishFactsSchema } from '../../domain/content/spanish-facts.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { HOURS_IN_SPANISH } from '../../domain/practice/hours-in-spanish.ts';
import {
  noticeInSpanish,
  rescheduleRuleInSpanish,
} from '../../domain/scheduling/appointment-in-spanish.ts';
import { hoursValues, languageFreeValues, placeholderValues } from './placeholders.server.ts';
import { readYaml } from './read-content.server.ts';

interface SpanishFacts {
  /** What a Spanish text may name. */
  readonly values: Readonly<Record<string, string>>;
  /** Facts whose English has changed since: a part that names one is shown in English. */
  readonly stale: readonly string[];
}

/** The facts as Spanish texts may name them. Throws ContentError. */
export function loadSpanishFacts(practice: Practice): SpanishFacts {
  const english = placeholderValues(practice);
  const { facts } = readYaml('es/facts.yaml', spanishFactsSchema);
  const all = Object.entries(facts);
  const isStale = (name: string, of: string) => english[name] !== of;
  const holding = all.filter(([name, { of }]) => !isStale(name, of));
  return {
    values: {
      ...languageFreeValues(practice),
      ...hoursValues(practice, HOURS_IN_SPANISH),
      rescheduleNotice: noticeInSpanish(practice.policies.noticeHours),
      rescheduleRule: `${rescheduleRuleInSpanish(practice.policies.noticeHours)}.`,
      ...Object.fromEntries(holding.map(([name, { says }]) => [name, says])),
    },
    stale: all.flatMap(([name, { of }]) => (isStale(name, of) ? [name] : [])),
  };
}
