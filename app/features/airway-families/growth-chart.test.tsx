import page from 'content:page/airway-families';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GrowthChart } from './growth-chart.tsx';

/** From the age at which the chart stands at first, four and a half, in half years. */
const HALF_YEARS_TO = { six: 3, nine: 9 };

for (const [age, presses] of Object.entries(HALF_YEARS_TO)) {
  test(`at ${age} a thumb habit that goes on and crowding are named, with whom to ask`, async () => {
    await render(
      <MemoryRouter>
        <GrowthChart page={page} />
      </MemoryRouter>,
    );
    const slider = screen.getByRole('slider').element();
    if (slider instanceof HTMLElement) slider.focus();
    for (let press = 0; press < presses; press += 1) await userEvent.keyboard('{PageUp}');
    const said = document.querySelector('.growth-said');
    await expect.poll(() => said?.textContent).toMatch(/crowded teeth.* thumb habit.* ask us/i);
    // What else is said of the age leads to the answer about such habits.
    const more = said?.querySelector('a')?.getAttribute('href') ?? '';
    expect(document.querySelector(`${more} a[href="/faq#thumb-and-pacifier"]`)).not.toBeNull();
  });
}
