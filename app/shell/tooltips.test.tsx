import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tooltips } from './tooltips.tsx';

/** What a browser reports of a pointer that rests while the page moves below it. */
const pointerOver = (element: Element) =>
  element.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));

/** From a place within the test's frame: a file that ran before in the same window may have left the focus elsewhere. */
async function tabFromButtonBefore(): Promise<void> {
  await page.getByRole('button', { name: 'Before' }).click();
  await userEvent.tab();
}

test('that the keyboard opened stays while a pointer rests elsewhere and the page moves', async () => {
  await render(
    <>
      <button type="button">Before</button>
      <button type="button" data-tooltip="All of it">
        Some
      </button>
      <p style={{ blockSize: '300vh' }}>Elsewhere</p>
      <Tooltips />
    </>,
  );
  const tooltip = page.getByRole('tooltip');
  await tabFromButtonBefore();
  await expect.element(tooltip).toBeVisible();

  pointerOver(document.body);
  const heightAt = () =>
    parseFloat(getComputedStyle(tooltip.element()).getPropertyValue('--tooltip-y'));
  const before = heightAt();
  window.scrollTo(0, 10);
  // With its button, not away.
  await expect.poll(heightAt).toBe(before - 10);

  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('goes when the focus goes into a frame, which the page does not hear of', async () => {
  await render(
    <>
      <button type="button">Before</button>
      <button type="button" data-tooltip="All of it">
        Some
      </button>
      <iframe title="Form" sandbox="allow-same-origin" srcDoc="<button>In the frame</button>" />
      <Tooltips />
    </>,
  );
  const tooltip = page.getByRole('tooltip');
  await tabFromButtonBefore();
  await expect.element(tooltip).toBeVisible();
  await userEvent.tab();
  await expect.poll(() => document.activeElement?.tagName).toBe('IFRAME');
  await expect.element(tooltip).not.toBeInTheDocument();
});
