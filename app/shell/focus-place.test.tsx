import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { focusPlace } from './focus-place.ts';

test('what cannot take the focus is made to, and a button stays in the order of Tab', async () => {
  await render(
    <>
      <section aria-label="Place">Words</section>
      <button type="button">Menu</button>
    </>,
  );
  const section = page.getByRole('region', { name: 'Place' });
  focusPlace(section.element() as HTMLElement);
  await expect.element(section).toHaveFocus();
  const button = page.getByRole('button', { name: 'Menu' });
  focusPlace(button.element() as HTMLElement);
  await expect.element(button).toHaveFocus();
  await expect.element(button).not.toHaveAttribute('tabindex');
});
