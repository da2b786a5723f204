import requests from 'content:requests';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { isFrameMessage } from '../../../domain/intake/frame-messages.ts';
import { keepSent } from '../../site/kept-sent.ts';
import { RequestPage } from './request-page.tsx';

test('once the request is sent, Escape still closes the dialog around the frame', async () => {
  const tell = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 201 }));
  const element = <RequestPage asked={requests['weekend-appointment']} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  await render(<RouterProvider router={router} />);
  await page.getByLabelText('Your name').fill('Ada');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
  await page.getByLabelText('Which weekend days would suit you?').fill('The first in May.');
  await page.getByLabelText(/I agree/).click();
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Your request has arrived' }))
    .toHaveFocus();
  tell.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(
    tell.mock.calls.filter(([data]) => isFrameMessage(data, 'impressions:close')),
  ).toHaveLength(1);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what arrives from the other language of the form, once that was left, is not asked for again', async () => {
  vi.stubGlobal('parent', window);
  const path = '/embed/discovery-call';
  const element = <RequestPage asked={requests['discovery-call']} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`/es${path}`] });
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByLabelText('Your name')).toBeVisible();
  const receipt = { number: 'K7NP-3XR2', receivedAt: '2027-03-08T11:00:00.000Z' };
  keepSent(path, {
    afterwards: null,
    receipt: { ...receipt, isConfirmedByMail: false },
    email: 'ada@example.com',
    photoCount: 0,
    copy: [],
  });
  await expect.element(page.getByText(receipt.number)).toBeVisible();
  await expect.element(page.getByLabelText('Your name')).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});

test('in a dialog, whose page shows by itself what was sent, the form is there all the same', async () => {
  const path = '/embed/virtual-consultation';
  keepSent(path, {
    afterwards: null,
    receipt: {
      number: 'K7NP-3XR2',
      receivedAt: '2027-03-08T11:00:00.000Z',
      isConfirmedByMail: false,
    },
    email: 'ada@example.com',
    photoCount: 0,
    copy: [],
  });
  const element = <RequestPage asked={requests['virtual-consultation']} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByLabelText('Your name')).toBeVisible();
});
