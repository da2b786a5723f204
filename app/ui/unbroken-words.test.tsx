import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles/foundation.css';
import '../styles/site.css';
import { UnbrokenWords } from './unbroken-words.tsx';

const unbrokenIn = async (text: string) => {
  const { container } = await render(<UnbrokenWords>{text}</UnbrokenWords>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll<HTMLElement>('.unbroken')];
};

test('short compounds stay whole, with the same letters', async () => {
  const text =
    'An X-ray, by e-mail: a no-show is non-refundable after a 90-minute check-in, 3D-printed.';
  const words = (await unbrokenIn(text)).map((word) => word.textContent);
  expect(words).toEqual([
    'X-ray',
    'e-mail',
    'no-show',
    'non-refundable',
    '90-minute',
    'check-in',
    '3D-printed',
  ]);
});

test('a short compound in a narrow column has one line', async () => {
  const [word] = await unbrokenIn('An X-ray');
  word?.parentElement?.style.setProperty('width', '1px');
  expect(word?.getClientRects()).toHaveLength(1);
});

test('longer ones, numbers and addresses may break', async () => {
  expect(
    await unbrokenIn('Out-of-network, seven-year-olds, bed-wetting-free 516-555-0100'),
  ).toEqual([]);
});
