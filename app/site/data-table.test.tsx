import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles/foundation.css';
import '../styles/site.css';
import { DataTable } from './data-table.tsx';

const CAPTION = 'Two kinds compared, in a sentence that is longer than a phone is wide.';

beforeEach(() =>
  render(
    <DataTable
      table={{
        caption: CAPTION,
        columns: ['', 'Aligners', 'Braces'],
        rows: [['Visits', 'Every 6 to 10 weeks', 'Every 4 to 8 weeks']],
      }}
    />,
  ),
);

const box = (text: string) => page.getByText(text).element().getBoundingClientRect();
const namedBefore = (text: string) =>
  getComputedStyle(page.getByText(text).element(), '::before').content;

test('a phone shows the cells of a row one under the other, each under its column’s name', async () => {
  await page.viewport(390, 800);
  const first = box('Every 6 to 10 weeks');
  const second = box('Every 4 to 8 weeks');
  expect(second.top).toBeGreaterThanOrEqual(first.bottom);
  expect(second.left).toBe(first.left);
  expect(namedBefore('Every 4 to 8 weeks')).toContain('Braces');
});

test('a wider screen shows them side by side, without the names', async () => {
  await page.viewport(820, 800);
  expect(box('Every 4 to 8 weeks').top).toBe(box('Every 6 to 10 weeks').top);
  expect(namedBefore('Every 4 to 8 weeks')).toBe('none');
});

test.each([320, 390, 820])(
  'at %i px it keeps its name, roles and place in the screen',
  async (width) => {
    await page.viewport(width, 800);
    await expect.element(page.getByRole('table', { name: CAPTION })).toBeInTheDocument();
    await expect.element(page.getByRole('rowheader', { name: 'Visits' })).toBeInTheDocument();
    await expect.element(page.getByRole('columnheader', { name: 'Braces' })).toBeInTheDocument();
    const caption = page.getByText(CAPTION).element().getBoundingClientRect();
    expect(caption.right).toBeLessThanOrEqual(width);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
