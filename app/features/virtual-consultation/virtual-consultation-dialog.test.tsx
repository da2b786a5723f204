import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { VirtualConsultationDialog } from './virtual-consultation-dialog.tsx';

const CONSULT = {
  provider: 'Dr. Sample',
  profession: 'dentist',
  licenseNumber: '012345',
};

/** The dialog after the form in it has said that the request is stored. */
async function showSent(photoCount: number) {
  const dialog = (
    <VirtualConsultationDialog
      phone="516-555-0100"
      embed={{ provider: 'built-in' }}
      consult={CONSULT}
      onClose={() => {}}
    />
  );
  const router = createMemoryRouter([{ path: '/', element: dialog }]);
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByTitle('Virtual consultation')).toBeInTheDocument();
  window.dispatchEvent(
    new MessageEvent('message', {
      data: {
        type: 'impressions:request-sent',
        sent: { receipt: null, photoCount, copy: [] },
      },
      origin: window.location.origin,
      source: document.querySelector('iframe')?.contentWindow ?? null,
    }),
  );
}

test.each([
  [0, 'Your request has arrived'],
  [1, 'Your request and one photo have arrived'],
  [2, 'Your request and two photos have arrived'],
])('thanks for a request with %i photos', async (photoCount, words) => {
  await showSent(photoCount);
  await expect.element(page.getByRole('heading', { name: words, exact: true })).toHaveFocus();
});

test('names who holds it, and the license, where another company serves the form', async () => {
  await render(
    <VirtualConsultationDialog
      phone="516-555-0100"
      embed={{ provider: 'jotform', url: 'https://form.jotform.com/1' }}
      consult={CONSULT}
      onClose={() => {}}
    />,
  );
  await expect
    .element(
      page.getByText(
        'The consultation is with Dr. Sample, dentist, New York license number 012345.',
      ),
    )
    .toBeVisible();
});
