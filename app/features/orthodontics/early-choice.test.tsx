import words from 'content:page/orthodontics';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hydrateEarly } from '../../../tests/support/hydrate-early.ts';
import { MonthsInstrument } from './months-instrument.tsx';
import { WaysTable } from './ways-table.tsx';

const [, second, third] = words.ways;
if (!second || !third) throw new Error('there are three ways');

test('a way and a month that were chosen before the page was alive are those of picture and words', async () => {
  hydrateEarly(
    <MemoryRouter>
      <MonthsInstrument page={words} />
    </MemoryRouter>,
    (place) => {
      place.querySelectorAll<HTMLInputElement>('[name=way]')[1]?.click();
      const ruler = place.querySelector<HTMLInputElement>('[type=range]');
      if (ruler) ruler.value = '6';
    },
  );
  const ruler = page.getByRole('slider').first();
  await expect
    .element(ruler)
    .toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(`${words.months.month} 6, ${second.name}.`),
    );
  await expect.element(ruler).toHaveValue('6');
  await expect.element(page.getByText(`${words.months.nowShown} ${second.name}.`)).toBeVisible();
  await expect.element(page.getByRole('radio').nth(1)).toBeChecked();
});

test('both columns that were chosen before the page was alive are shown', async () => {
  hydrateEarly(<WaysTable compare={words.compare} ways={words.ways} />, (place) => {
    for (const [side, select] of [...place.querySelectorAll('select')].entries()) {
      select.value = String(side + 1);
    }
  });
  const columns = () =>
    [...document.querySelectorAll('.ways-table th[scope=col]:not([data-outside])')].map(
      (head) => head.querySelector('.ways-name')?.textContent,
    );
  await expect.poll(columns).toEqual([second.name, third.name]);
  expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(['1', '2']);
});
