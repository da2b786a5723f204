import words from 'content:page/gallery';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrateEarly } from '../../../tests/support/hydrate-early.ts';
import { EVERYTHING, type CaseFilter } from './case-filter.ts';
import { CaseFilters } from './case-filters.tsx';

const catalogueWith = (filter: CaseFilter) => ({
  cases: [],
  concerns: ['Gaps'],
  treatments: ['Aligners', 'Braces'],
  filter,
  shown: [],
  current: undefined,
  addressOf: () => ({ search: '', hash: '' }),
  choose: () => undefined,
  show: () => undefined,
  stayAt: () => undefined,
});

function Filters() {
  const [filter, setFilter] = useState<CaseFilter>({ ...EVERYTHING, treatment: 'Braces' });
  return (
    <CaseFilters
      words={words.gallery.filters}
      catalogue={catalogueWith(filter)}
      onChoose={setFilter}
    />
  );
}

test('the button that shows everything goes, and leaves the focus at the choice', async () => {
  await render(<Filters />);
  await page.getByRole('button', { name: words.gallery.filters.showAll }).click();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('combobox', { name: words.gallery.filters.concern }))
    .toHaveFocus();
});

test('a treatment that was chosen before the page was alive is the one that is asked for', async () => {
  const chosen: CaseFilter[] = [];
  hydrateEarly(
    <CaseFilters
      words={words.gallery.filters}
      catalogue={catalogueWith(EVERYTHING)}
      onChoose={(next) => chosen.push(next)}
    />,
    (place) => {
      const list = place.querySelector<HTMLSelectElement>('[data-kind=treatment] select');
      if (list) list.value = 'Braces';
    },
  );
  await expect.poll(() => chosen).toEqual([{ ...EVERYTHING, treatment: 'Braces' }]);
});

test('a concern and a treatment that were chosen before the page was alive are both asked for', async () => {
  const chosen: CaseFilter[] = [];
  hydrateEarly(
    <CaseFilters
      words={words.gallery.filters}
      catalogue={catalogueWith(EVERYTHING)}
      onChoose={(next) => chosen.push(next)}
    />,
    (place) => {
      for (const [index, value] of ['Gaps', 'Braces'].entries()) {
        const list = place.querySelectorAll('select')[index];
        if (list) list.value = value;
      }
    },
  );
  await expect.poll(() => chosen.at(-1)).toEqual({ concern: 'Gaps', treatment: 'Braces' });
});
