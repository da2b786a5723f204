import garden from 'content:picture/garden';
import middle from 'content:picture/garden-middle';
import near from 'content:picture/garden-near';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { OpeningPainting } from './opening-painting.tsx';

const isMiddleThere = () => document.querySelector('.opening-middle img') !== null;

test('the part from a step further back is asked for once the part from near is there', async () => {
  await render(<OpeningPainting picture={garden} near={near} middle={middle} />);
  await expect.poll(isMiddleThere).toBe(true);
});

test('where the opening stands still, and the part from near is not shown, neither is asked for', async () => {
  await render(
    <>
      <style>{'.opening-near { display: none }'}</style>
      <OpeningPainting picture={garden} near={near} middle={middle} />
    </>,
  );
  await expect
    .poll(() => document.querySelector<HTMLImageElement>('.opening-canvas > picture img')?.complete)
    .toBe(true);
  expect(isMiddleThere()).toBe(false);
});
