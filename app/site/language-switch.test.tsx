import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepChosenVisit } from './chosen-visit.ts';
import { LanguageSwitch } from './language-switch.tsx';

async function renderAt(address: string): Promise<void> {
  const router = createMemoryRouter([{ path: '*', element: <LanguageSwitch /> }], {
    initialEntries: [address],
  });
  await render(<RouterProvider router={router} />);
}

describe('the switch between languages', () => {
  it('takes the time along that is chosen on the page about booking, and nothing once it is booked', async () => {
    await renderAt('/book-consultation');
    const link = page.getByRole('link');
    const query = '?event=virtual-consult&time=2027-03-15T08%3A00%3A00-04%3A00';
    keepChosenVisit(query);
    await expect.element(link).toHaveAttribute('href', `/es/embed/scheduling${query}`);
    keepChosenVisit('');
    await expect
      .element(link)
      .toHaveAttribute('href', '/es/embed/scheduling?event=smile-blueprint');
  });

  it.each([
    ['/emergency?a=b#bleeding', 'Español', '/es/emergency?a=b#bleeding', 'es-US'],
    ['/es/emergency/#bleeding', 'English', '/emergency#bleeding', 'en-US'],
  ])(
    'leads from %s to the same place, and is called %s alone',
    async (from, name, to, language) => {
      await renderAt(from);
      const link = page.getByRole('link', { name, exact: true });
      await expect.element(link).toHaveAttribute('href', to);
      await expect.element(link).toHaveAttribute('lang', language);
      await expect.element(link).toHaveAttribute('hreflang', language);
      await expect.element(link).not.toHaveAttribute('title');
    },
  );

  it.each([
    ['/', 'Español: empiece aquí', '/es/start-here'],
    ['/orthodontics?a=b#braces', 'Español: empiece aquí', '/es/start-here'],
    ['/es/nothing', 'Español: empiece aquí', '/es/start-here'],
    ['/book-consultation', 'Español: elija una hora', '/es/embed/scheduling?event=smile-blueprint'],
  ])('leads from %s to another page, and says which: %s', async (from, name, to) => {
    await renderAt(from);
    const link = page.getByRole('link', { name, exact: true });
    expect(link.element().textContent).toBe('Español');
    await expect.element(link).toHaveAttribute('href', to);
    await expect.element(link).toHaveAttribute('title', name);
    await expect.element(link).toHaveAttribute('lang', 'es-US');
  });
});
