import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PartFailure } from './part-failure.tsx';

function Opener() {
  const [hasFailed, setFailed] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={() => setFailed(true)}>
        Open
      </button>
      {hasFailed ? (
        <PartFailure
          href="/"
          phone="516-555-0142"
          onRetry={() => setFailed(false)}
          onClose={() => setFailed(false)}
        />
      ) : null}
    </main>
  );
}

test.each(['Try again', 'Close'])(
  'goes with %s, and leaves the focus with the page’s own part',
  async (name) => {
    await render(<Opener />);
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('button', { name }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(page.getByRole('main')).toHaveFocus();
  },
);
