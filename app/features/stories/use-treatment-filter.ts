import { useLocation, useSearchParams } from 'react-router';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import type { Story } from './story-words.ts';
import {
  hasTreatment,
  readTreatment,
  writeTreatment,
  type TreatmentChoice,
} from './treatment-filter.ts';

/** The treatment that the address asks for, and how to ask for another. */
export function useTreatmentFilter(stories: readonly Story[]) {
  const [params, setParams] = useSearchParams();
  const { hash } = useLocation();
  // The page was made without a query: it must be brought to life as it was made.
  const isAlive = useIsAlive();
  const choice = isAlive ? readTreatment(params, hash, stories) : '';

  function choose(next: TreatmentChoice) {
    // In the place of the last one: Back leads out of the page, not through every choice.
    setParams(writeTreatment(next, params), { replace: true, preventScrollReset: true });
  }

  function searchOf(story: Story): string {
    if (!isAlive) return '';
    return writeTreatment(hasTreatment(story, choice) ? choice : '', params).toString();
  }

  return { choice, choose, searchOf };
}
