import words from 'content:page/airway-assessment';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/foundation.css';
import '../../styles/site.css';
import '../../styles/pages/airway-assessment.css';
import { AssessmentSheet } from './assessment-sheet.tsx';

test('clearing every mark takes its button away, and leaves the focus on the heading of the margin', async () => {
  await render(
    <MemoryRouter>
      <AssessmentSheet page={words} />
    </MemoryRouter>,
  );
  await page.getByRole('checkbox').first().click({ force: true });
  const clear = page.getByRole('button', { name: words.margin.clear });
  await expect.element(clear).toBeVisible();
  (clear.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(clear).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: words.margin.heading })).toHaveFocus();
});

test('a person has one name in the margin, whether it cannot wait or can, and a call can be asked for before the sheet is printed', async () => {
  await render(
    <MemoryRouter initialEntries={['/airway-assessment#for-an-adult']}>
      <AssessmentSheet page={words} />
    </MemoryRouter>,
  );
  const { signs } = words.sheet.people.adult;
  for (const name of [signs.pauses?.name, signs.noise?.name]) {
    await page.getByRole('checkbox', { name, exact: true }).click({ force: true });
  }
  const headings = page.getByRole('heading', { level: 3 }).elements();
  const shown = headings.filter((one) => one.checkVisibility()).map((one) => one.textContent);
  expect(shown).toEqual(['Primary care physician, first', 'Primary care physician']);
  const ask = page.getByRole('link', { name: words.margin.ask.label });
  await expect.element(ask).toBeVisible();
  const print = page.getByRole('button', { name: words.margin.print }).element();
  expect(ask.element().compareDocumentPosition(print)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
