import assistant from 'content:picture/assistant';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../styles/foundation.css';
import '../../styles/site.css';
import '../../styles/pages/stories.css';
import { onLightbox } from '../../site/lightbox-request.ts';
import type { Testimonial } from '../../site/testimonial-card.tsx';
import { PatientWords } from './patient-words.tsx';

const portrait = { ...assistant, alt: 'Ada Sample at the window.', caption: 'A photograph.' };
const note = 'Published with written consent.';
const ada = { id: 'ada', author: 'Ada Sample', quote: 'I was asked first.', portrait, note };
const una = { id: 'una', author: 'Una Sample', quote: 'Nobody hurried.', note };
const show = (testimonials: readonly Testimonial[]) =>
  render(<PatientWords testimonials={testimonials} heading="In their own words" />);

test('each patient’s words stand on the page, with the photograph where there is one', async () => {
  const screen = await show([ada, una]);
  await expect
    .element(screen.getByRole('heading', { name: 'In their own words', level: 2 }))
    .toBeVisible();
  expect(screen.container.querySelectorAll('blockquote')).toHaveLength(2);
  expect(screen.container.querySelectorAll('img')).toHaveLength(1);
  await expect
    .element(screen.getByText('Published with written consent. A photograph.'))
    .toBeVisible();
});

test('the photograph opens the lightbox', async () => {
  const opened: unknown[] = [];
  const stop = onLightbox((picture) => opened.push(picture));
  const screen = await show([ada]);
  await screen.getByRole('link', { name: 'View larger: Ada Sample' }).click();
  expect(opened).toEqual([portrait]);
  stop();
});

test('samples are not among them, and nothing is said where there are no others', async () => {
  const screen = await show([{ ...ada, sample: true }]);
  expect(screen.container.textContent).toBe('');
});
