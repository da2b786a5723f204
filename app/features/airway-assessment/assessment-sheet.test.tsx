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
