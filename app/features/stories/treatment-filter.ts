import type { Treatment } from '../../../domain/stories/story.ts';
import type { Story } from './story-words.ts';

/** The name of the choice in an address. */
export const TREATMENT_PARAM = 'treatment';

/** A treatment to see the stories of; empty for all of them. */
export type TreatmentChoice = Treatment | '';

type Choosable = Pick<Story, 'id'> & { readonly steps: readonly { treatment: Treatment }[] };

/** The treatments that stories tell of, in the order of their names in the content. */
export function choosableTreatments(
  stories: readonly Choosable[],
  names: Readonly<Record<Treatment, string>>,
): Treatment[] {
  const told = new Set(stories.flatMap(({ steps }) => steps.map(({ treatment }) => treatment)));
  return (Object.keys(names) as Treatment[]).filter((treatment) => told.has(treatment));
}

/** Whether a choice leaves a story. */
export function hasTreatment({ steps }: Choosable, choice: TreatmentChoice): boolean {
  return choice === '' || steps.some(({ treatment }) => treatment === choice);
}

/**
 * The choice that an address asks for. What no story tells of counts as not asked: an old link shows too much rather than nothing. So does
 * a choice that would hide the story that the address leads to.
 *
 * @param hash as `location` has it: `#gap`, or empty
 */
export function readTreatment(
  params: URLSearchParams,
  hash: string,
  stories: readonly Choosable[],
): TreatmentChoice {
  const asked = params.get(TREATMENT_PARAM);
  const choice = stories
    .flatMap(({ steps }) => steps.map(({ treatment }) => treatment))
    .find((treatment) => treatment === asked);
  const target = stories.find(({ id }) => `#${id}` === hash);
  return choice && (!target || hasTreatment(target, choice)) ? choice : '';
}

/** The query of a choice; empty for all. Other words in the query stay. */
export function writeTreatment(choice: TreatmentChoice, params: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(params);
  if (choice === '') written.delete(TREATMENT_PARAM);
  else written.set(TREATMENT_PARAM, choice);
  return written;
}
