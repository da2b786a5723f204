import words from 'content:page/start-here';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hydrateEarly } from '../../../tests/support/hydrate-early.ts';
import { VisitArcade } from './visit-arcade.tsx';

const WEEK = [{ opens: '08:00', closes: '18:00' }, null];

test('a beginning that was chosen before the page was alive is counted from', async () => {
  hydrateEarly(<VisitArcade visit={words.visit} rules={{ week: WEEK }} />, (place) => {
    const list = place.querySelector('select');
    if (list) list.value = '09:00';
  });
  await expect
    .poll(() => page.getByRole('status').element().textContent)
    .toContain(`${words.visit.ends} 10:30`);
  await expect.element(page.getByRole('combobox')).toHaveValue('09:00');
});
