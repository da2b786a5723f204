import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tooltips } from './tooltips.tsx';

test('goes when the focus goes into a frame, which the page does not hear of', async () => {
  await render(
    <>
      <button type="button" data-tooltip="All of it">
        Some
      </button>
      <iframe title="Form" sandbox="allow-same-origin" srcDoc="<button>In the frame</button>" />
      <Tooltips />
    </>,
  );
  const tooltip = page.getByRole('tooltip');
  await expect.element(page.getByRole('button', { name: 'Some' })).toBeVisible();
  await userEvent.tab();
  await expect.element(tooltip).toBeVisible();
  await userEvent.tab();
  await expect.poll(() => document.activeElement?.tagName).toBe('IFRAME');
  await expect.element(tooltip).not.toBeInTheDocument();
});
