import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { AskDay } from './ask-day.tsx';
import type { WeddingDay } from './use-wedding-day.ts';

const WORDS = { label: 'The day', hint: 'Not sent.', button: 'Count back', missing: 'Choose it.' };

const choose = vi.fn<WeddingDay['choose']>();

/** As on the page: today is known a moment after it has come to life. */
function Page() {
  const today = useIsAlive() ? '2026-11-23' : null;
  const wedding = { countdown: null, today, visits: null, askedCount: 0, choose };
  return <AskDay words={WORDS} day={null} wedding={wedding} />;
}

test('a day that was written before the page came to life stays, and is counted back from', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Page />);
  const field = place.querySelector('input');
  if (!field) throw new Error('The page has its field before it is alive.');
  field.value = '2028-01-22';

  const root = hydrateRoot(place, <Page />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await vi.waitFor(() => expect(field.min).toBe('2026-11-23'));
  await expect.element(field).toHaveValue('2028-01-22');
  field.form?.requestSubmit();
  expect(choose).toHaveBeenCalledExactlyOnceWith('2028-01-22');
});
