import words from 'content:page/gallery';
import { expect, test } from 'vitest';
import { hydrateEarly } from '../../../tests/support/hydrate-early.ts';
import { EVERYTHING, type CaseFilter } from './case-filter.ts';
import { CaseFilters } from './case-filters.tsx';

test('a treatment that was chosen before the page was alive is the one that is asked for', async () => {
  const chosen: CaseFilter[] = [];
  const catalogue = {
    cases: [],
    concerns: ['Gaps'],
    treatments: ['Aligners', 'Braces'],
    filter: EVERYTHING,
    shown: [],
    current: undefined,
    addressOf: () => ({ search: '', hash: '' }),
    choose: () => undefined,
    show: () => undefined,
    stayAt: () => undefined,
  };
  hydrateEarly(
    <CaseFilters
      words={words.gallery.filters}
      catalogue={catalogue}
      onChoose={(next) => chosen.push(next)}
    />,
    (place) => {
      const list = place.querySelector<HTMLSelectElement>('[data-kind=treatment] select');
      if (list) list.value = 'Braces';
    },
  );
  await expect.poll(() => chosen).toEqual([{ ...EVERYTHING, treatment: 'Braces' }]);
});
