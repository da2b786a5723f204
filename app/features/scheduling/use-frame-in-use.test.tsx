import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useFrameInUse } from './use-frame-in-use.ts';

/** A frame, and below it a bar in which a word moves when the frame is left. */
function FrameAndBar({ onPressed }: { onPressed: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const isInUse = useFrameInUse(place);
  return (
    <>
      <h1 tabIndex={-1}>Book</h1>
      <div ref={place}>
        <iframe title="The form" sandbox="" srcDoc="<p>Times</p>" />
      </div>
      <button type="button" style={{ marginLeft: isInUse ? 200 : 0 }} onClick={onPressed}>
        Emergency
      </button>
      <output>{isInUse ? 'in use' : 'left'}</output>
    </>
  );
}

test('what is pressed while the frame has the focus keeps its place until it has its click', async () => {
  const onPressed = vi.fn<() => void>();
  await render(<FrameAndBar onPressed={onPressed} />);
  // The page has the focus first, as with visitors: it is told that it loses it.
  await page.getByRole('heading').click();
  await page.getByTitle('The form').click();
  await expect.element(page.getByText('in use')).toBeVisible();
  await page.getByRole('button', { name: 'Emergency' }).click();
  expect(onPressed).toHaveBeenCalledOnce();
  await expect.element(page.getByText('left')).toBeVisible();
});
