import words from 'content:quiz-described';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Described } from './described.tsx';

it('where a visitor saves data, it is said in words, and no picture or choice stands there', async () => {
  await render(
    <Described
      words={words}
      concerns={['overlap', 'stains']}
      first="overlap"
      plates={undefined}
      onDrawn={() => undefined}
    />,
  );
  await expect.element(page.getByText(words.inWords)).toBeVisible();
  const { seen } = words.concerns.stains;
  await expect.element(page.getByText(seen, { exact: false })).toBeVisible();
  expect(page.getByText(words.lead, { exact: false }).query()).toBeNull();
  expect(page.getByRole('img').query()).toBeNull();
  expect(page.getByRole('radio').query()).toBeNull();
});
