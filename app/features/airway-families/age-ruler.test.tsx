import words from 'content:page/airway-families';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sayAge } from '../../../domain/growth/ages.ts';
import { hydrateEarly } from '../../../tests/support/hydrate-early.ts';
import { GrowthChart } from './growth-chart.tsx';

test('an age that was chosen before the page was alive is the one that the chart tells of', async () => {
  hydrateEarly(
    <MemoryRouter>
      <GrowthChart page={words} />
    </MemoryRouter>,
    (place) => {
      const ruler = place.querySelector<HTMLInputElement>('[type=range]');
      if (ruler) ruler.value = '100';
    },
  );
  await expect.element(page.getByText(sayAge(100), { exact: true })).toBeVisible();
  await expect.element(page.getByRole('slider')).toHaveValue('100');
});
