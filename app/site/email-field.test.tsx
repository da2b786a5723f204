import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EmailField } from './email-field.tsx';

test('asks about an address whose end looks like a slip, once its field is left, and takes the one that was meant', async () => {
  const heard = vi.fn<(typed: string) => void>();
  await render(
    <form
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) heard(target.value);
      }}
    >
      <EmailField hint={undefined} message={undefined} />
      <button type="button">Next</button>
    </form>,
  );
  const field = page.getByLabelText('E-mail');
  const take = page.getByRole('button', { name: 'Use that address' });
  await field.fill('ann@gmail.con');
  await expect.element(take).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByText(/^Did you mean ann@gmail.com\?/)).toBeVisible();
  await take.click();
  await expect.element(field).toHaveValue('ann@gmail.com');
  await expect.element(field).toHaveFocus();
  await expect.element(take).not.toBeInTheDocument();
  // What keeps a draft has heard it.
  expect(heard).toHaveBeenLastCalledWith('ann@gmail.com');
});

test('asks no more once something else is typed', async () => {
  await render(<EmailField hint={undefined} message={undefined} />);
  const field = page.getByLabelText('E-mail');
  await field.fill('ann@gmial.com');
  await userEvent.tab();
  await expect.element(page.getByText(/^Did you mean ann@gmail.com\?/)).toBeVisible();
  await field.fill('ann@example.com');
  await userEvent.tab();
  await expect.element(page.getByText(/Did you mean/)).not.toBeInTheDocument();
});

test('says once its field is left that an address is not whole, and no more once it is typed on', async () => {
  await render(<EmailField hint={undefined} message={undefined} />);
  const field = page.getByLabelText('E-mail');
  const said = page.getByText(/^Please check it/);
  await field.fill('ann@practice');
  await expect.element(said).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(said).toBeVisible();
  await expect.element(field).not.toHaveAttribute('aria-invalid', 'true');
  await field.fill('ann@practice.example');
  await expect.element(said).not.toBeInTheDocument();
});
