import type { CaseWords } from '../../../domain/content/gallery.ts';

/** What the visitor wants to see; empty for everything. */
export interface CaseFilter {
  readonly concern: string;
  readonly treatment: string;
}

export const EVERYTHING: CaseFilter = { concern: '', treatment: '' };

/** A word as it stands in an address: 'Tooth shape' is tooth-shape. */
export function addressWord(label: string): string {
  return label.toLowerCase().replaceAll(' ', '-');
}

/** The concerns and treatments that there are, in the order in which the cases name them first. */
export function filterChoices(cases: readonly CaseWords[]): {
  concerns: string[];
  treatments: string[];
} {
  return {
    concerns: [...new Set(cases.map((entry) => entry.concern))],
    treatments: [...new Set(cases.flatMap((entry) => entry.treatments))].toSorted(),
  };
}

/**
 * The filter that an address asks for. What it asks for and is not there counts as not asked: an old link shows too much
 * rather than nothing.
 *
 * @param params the address's query, `concern` and `treatment` as address words
 */
export function readFilter(params: URLSearchParams, cases: readonly CaseWords[]): CaseFilter {
  const { concerns, treatments } = filterChoices(cases);
  const find = (name: string, labels: string[]) =>
    labels.find((label) => addressWord(label) === params.get(name)) ?? '';
  return { concern: find('concern', concerns), treatment: find('treatment', treatments) };
}

/** The query of a filter; empty for everything. Other words in the query stay. */
export function writeFilter(filter: CaseFilter, params: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const [name, label] of Object.entries(filter)) {
    if (label === '') written.delete(name);
    else written.set(name, addressWord(label));
  }
  return written;
}

/** The cases that a filter leaves. */
export function filterCases<Case extends CaseWords>(
  cases: readonly Case[],
  { concern, treatment }: CaseFilter,
): Case[] {
  return cases.filter(
    (entry) =>
      (concern === '' || entry.concern === concern) &&
      (treatment === '' || entry.treatments.includes(treatment)),
  );
}
