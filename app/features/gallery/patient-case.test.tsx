import cases from 'content:gallery';
import page from 'content:page/gallery';
import { expect, test } from 'vitest';
import { MemoryRouter } from 'react-router';
import { render } from 'vitest-browser-react';
import '../../styles/foundation.css';
import '../../styles/site.css';
import '../../styles/pages/gallery.css';
import { Gallery } from './gallery.tsx';
import { useCatalogue } from './use-catalogue.ts';

const model = cases.find(({ isPatient }) => !isPatient);
if (!model) throw new Error('the gallery has models');
const patient = {
  ...model,
  name: 'of-this-test-alone',
  title: 'A gap, closed',
  treatments: ['Braces'],
  isPatient: true,
  before: { ...model.before, caption: 'Before braces. A photograph of March 1, 2025.' },
  after: { ...model.after, caption: 'After braces. A photograph of May 2, 2026.' },
};

const both = [model, patient];

function Page() {
  const catalogue = useCatalogue(both);
  return <Gallery page={page} catalogue={catalogue} scaleEnd={30} />;
}

const show = (at = '') =>
  render(
    <MemoryRouter initialEntries={[`/gallery${at}`]}>
      <Page />
    </MemoryRouter>,
  );

test('a patient’s case stands among the models, and each says what it is', async () => {
  const screen = await show();
  const card = screen.getByRole('article', { name: patient.title });
  const { isPatient, course } = page.gallery.card.patient;
  await expect.element(card.getByText(isPatient, { exact: false })).toBeVisible();
  await expect.element(card.getByText(course)).toBeVisible();
  await expect.element(card.getByText(/March 1, 2025.*May 2, 2026/)).toBeVisible();
  const other = screen.getByRole('article', { name: model.title });
  await expect.element(other.getByText(page.gallery.card.isModel)).toBeVisible();
});

test('so it does large', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: `View larger: ${patient.title}` }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/March 1, 2025.*May 2, 2026/)).toBeVisible();
  await dialog.getByRole('button', { name: page.gallery.steps.previous }).click();
  await expect.element(dialog.getByText(page.gallery.card.isModel)).toBeVisible();
});

test('large, it leaves the case that was seen last in its place, with the focus there', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: `View larger: ${patient.title}` }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: page.gallery.steps.next }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect
    .element(screen.getByRole('button', { name: `View larger: ${model.title}` }))
    .toHaveFocus();
});

test('a case that the filter leaves out is shown where the address names it', async () => {
  const screen = await show(`?treatment=whitening#${patient.name}`);
  await expect.element(screen.getByRole('article', { name: patient.title })).toBeVisible();
  await expect.element(screen.getByRole('combobox', { name: 'Treatment' })).toHaveValue('');
});
