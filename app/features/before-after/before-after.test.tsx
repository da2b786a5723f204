import after from 'content:picture/smile-after';
import before from 'content:picture/smile-before';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/foundation.css';
import '../../styles/site.css';
import '../../styles/pages/gallery.css';
import { hydrateEarly } from '../../../tests/support/hydrate-early.ts';
import { BeforeAfter } from './before-after.tsx';

const show = () =>
  render(
    <BeforeAfter before={before} after={after} sizes="300px" label="A model" description="" />,
  );
const slider = () => page.getByRole('slider', { name: 'A model' });
const shown = (text: string) =>
  page.getByText(text, { exact: true }).element().getAttribute('data-shown');

test('starts in the middle with both labels', async () => {
  await show();
  await expect.element(slider()).toHaveValue('50');
  expect([shown('BEFORE'), shown('AFTER')]).toEqual(['true', 'true']);
});

test('the arrow keys, Home and End move it', async () => {
  await show();
  (slider().element() as HTMLInputElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider()).toHaveValue('51');
  await userEvent.keyboard('{Home}');
  await expect.element(slider()).toHaveValue('0');
  await userEvent.keyboard('{End}');
  await expect.element(slider()).toHaveValue('100');
});

test('a click moves it there, and a drag past the end stays at the end', async () => {
  const { container } = await show();
  const frame = container.querySelector('.before-after-frame');
  if (!frame) throw new Error('there is a frame');
  const { left, top, width } = frame.getBoundingClientRect();
  const point = (type: string, share: number) =>
    frame.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        button: 0,
        clientX: left + width * share,
        clientY: top + 20,
      }),
    );
  // A made-up pointer cannot be captured.
  frame.setPointerCapture = () => {};
  point('pointerdown', 0.2);
  await expect.element(slider()).toHaveValue('20');
  point('pointermove', 1.4);
  await expect.element(slider()).toHaveValue('100');
  expect([shown('BEFORE'), shown('AFTER')]).toEqual(['true', 'false']);
  point('pointerup', 1.4);
  await expect.poll(() => frame.hasAttribute('data-dragged')).toBe(false);
  point('pointermove', 0.1);
  await expect.element(slider()).toHaveValue('100');
});

test('those who do not drag have buttons', async () => {
  await show();
  await page.getByRole('button', { name: 'Show after' }).click();
  await expect.element(slider()).toHaveValue('0');
  expect(shown('BEFORE')).toBe('false');
  await page.getByRole('button', { name: 'Show before' }).click();
  await expect.element(slider()).toHaveValue('100');
});

test('moved before the page was alive, the pictures follow', async () => {
  hydrateEarly(
    <BeforeAfter before={before} after={after} sizes="300px" label="A model" description="" />,
    (place) => {
      const early = place.querySelector<HTMLInputElement>('[type=range]');
      if (early) early.value = '20';
    },
  );
  await expect
    .element(slider())
    .toHaveAttribute('aria-valuetext', expect.stringContaining('20% before'));
  await expect.element(slider()).toHaveValue('20');
});
