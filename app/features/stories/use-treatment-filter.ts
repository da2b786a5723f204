import { useLocation, useNavigate } from 'react-router';
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
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  // The page was made without a query: it must be brought to life as it was made.
  const isAlive = useIsAlive();
  const asked = readTreatment(params, hash, stories);
  const choice = isAlive ? asked : '';

  /** Asks for another, and says whether it is another: where a visitor comes back, what the address has stands in the controls already. */
  function choose(next: TreatmentChoice): boolean {
    if (next === asked) return false;
    const target = stories.find(({ id }) => `#${id}` === hash);
    const kept = target && hasTreatment(target, next) ? hash : '';
    // In the place of the last one: Back leads out of the page, not through every choice.
    void navigate(
      { search: writeTreatment(next, params).toString(), hash: kept },
      { replace: true, preventScrollReset: true },
    );
    return true;
  }

  function searchOf(story: Story): string {
    if (!isAlive) return '';
    return writeTreatment(hasTreatment(story, choice) ? choice : '', params).toString();
  }

  return { choice, choose, searchOf };
}
