import words from 'content:page/impressionists';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hydrateEarly } from '../../../tests/support/hydrate-early.ts';
import { MONTHS } from './months.ts';
import { RetainerCare } from './retainer-care.tsx';

test('a month that was chosen before the page was alive is the one of the yearly check', async () => {
  hydrateEarly(
    <MemoryRouter>
      <RetainerCare retainer={words.retainer} />
    </MemoryRouter>,
    (place) => {
      const select = place.querySelector('select');
      if (select) select.value = '4';
    },
  );
  const said = `${words.retainer.bring} ${MONTHS[4]}.`;
  await expect.element(page.getByText(said, { exact: false })).toBeVisible();
  await expect.element(page.getByRole('combobox')).toHaveValue('4');
});
