import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { SHOW_NAVIGATION } from '../../site/window-events.ts';
import { useOpening } from './use-opening.ts';

function Page() {
  const { section, isStill } = useOpening();
  return (
    <section ref={section}>
      <output>{isStill ? 'still' : 'moving'}</output>
      <Link to="/">Home</Link>
    </section>
  );
}

async function openPage(address = '/impressionists') {
  const router = createMemoryRouter(
    [
      { path: '/impressionists', element: <Page /> },
      { path: '/', element: <Link to="/impressionists">The circle</Link> },
    ],
    { initialEntries: [address] },
  );
  await render(<RouterProvider router={router} />);
  return router;
}

async function leaveAndComeBack(): Promise<void> {
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'The circle' }).click();
}

function givenConnection(connection: unknown): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

const form = page.getByRole('status');

describe('the form of the opening', () => {
  beforeEach(() => givenConnection(undefined));

  it('is left to the stylesheet on a first visit, and again before its end was seen', async () => {
    const router = await openPage();
    await expect.element(form).toHaveTextContent('moving');
    await leaveAndComeBack();
    await expect.element(form).toHaveTextContent('moving');
    expect(router.state.location.hash).toBe('');
  });

  it('is its end where the address leads into the page', async () => {
    await openPage('/impressionists#evenings');
    await expect.element(form).toHaveTextContent('still');
  });

  it('is its end where data is spared', async () => {
    givenConnection({ saveData: true });
    await openPage();
    await expect.element(form).toHaveTextContent('still');
  });

  it('is its end, in the address too, for who comes back by a link after it', async () => {
    const router = await openPage();
    window.dispatchEvent(new Event(SHOW_NAVIGATION));
    await leaveAndComeBack();
    await expect.element(form).toHaveTextContent('still');
    expect(router.state.location.hash).toBe('#the-impressionists');
  });
});
