import assistant from 'content:picture/assistant';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles/foundation.css';
import '../styles/site.css';
import { Portrait } from './portrait.tsx';

const photograph = {
  ...assistant,
  alt: 'A woman in a blue tunic.',
  caption: 'At work. A photograph of March 1, 2026.',
};

test('a picture stands with the caption that says what it is', async () => {
  const screen = await render(<Portrait picture={photograph} name="Marisol Ames" sizes="15em" />);
  await expect.element(screen.getByRole('img', { name: photograph.alt })).toBeVisible();
  await expect.element(screen.getByText(photograph.caption)).toBeVisible();
});

test('without a picture an empty canvas of the same size is hung, and nothing is said of it', async () => {
  const screen = await render(
    <>
      <Portrait picture={photograph} name="Marisol Ames" sizes="15em" />
      <Portrait picture={undefined} name="Marisol Ames" sizes="15em" />
    </>,
  );
  const [framed, empty] = [...screen.container.querySelectorAll('figure')];
  const sizeOf = (figure: HTMLElement | undefined) => {
    const { width, height } =
      figure?.querySelector('.portrait-opening')?.getBoundingClientRect() ?? {};
    return { width, height };
  };
  expect(sizeOf(empty)).toEqual(sizeOf(framed));
  expect(empty?.querySelector('figcaption, img')).toBeNull();
  expect(empty?.querySelector('[aria-hidden="true"]')?.textContent).toBe('MA');
});
