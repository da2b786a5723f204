import practice from 'content:practice';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/foundation.css';
import '../../styles/site.css';
import '../../styles/pages/book-consultation.css';
import type { FrameMessage } from '../../../domain/intake/frame-messages.ts';
import { InlineScheduler } from './inline-scheduler.tsx';

const FRAME = 'Schedule a Smile Blueprint';
const HEIGHT_PX = 1_900;

/** The frame, as the page of the scheduler in it would speak. */
function frame() {
  const element = page.getByTitle(FRAME).element();
  if (!(element instanceof HTMLIFrameElement) || !element.contentWindow)
    throw new Error('No frame.');
  const source = element.contentWindow;
  const heard: unknown[] = [];
  source.addEventListener('message', ({ data }) => heard.push(data));
  const say = (data: FrameMessage) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: window.location.origin, source }),
    );
  return { say, heard };
}

const placeHeight = () => document.querySelector('.inline-scheduler')?.clientHeight ?? 0;

test('come back to, the page has the scheduler at once and as tall as it was, and what was chosen moves nothing', async () => {
  const embed = { ...practice.embeds.scheduling };
  const element = (
    <div style={{ paddingTop: 3_000 }}>
      <InlineScheduler phone={practice.phone} embed={embed} />
    </div>
  );
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/emergency', element: <h1>Emergency</h1> },
  ]);
  await render(<RouterProvider router={router} />);
  // Nobody has come near it.
  await expect.element(page.getByRole('link', { name: 'Choose a time' })).toBeInTheDocument();
  document.querySelector('.inline-scheduler')?.scrollIntoView();
  await expect.element(page.getByTitle(FRAME)).toBeInTheDocument();
  const first = frame();
  first.say({ type: 'impressions:height', height: HEIGHT_PX });
  first.say({ type: 'impressions:draft', draft: { name: 'Ada' } });
  await expect.poll(placeHeight).toBeGreaterThanOrEqual(HEIGHT_PX);
  // The page looks at the height with its frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  await router.navigate('/emergency');
  await expect.element(page.getByRole('heading', { name: 'Emergency' })).toBeVisible();
  window.scrollTo(0, 0);
  await router.navigate(-1);
  await expect.element(page.getByTitle(FRAME)).toBeInTheDocument();
  const second = frame();
  second.say({ type: 'impressions:height', height: 700 });
  second.say({ type: 'impressions:form-ready' });
  await expect
    .poll(() => second.heard)
    .toEqual([{ type: 'impressions:draft', draft: { name: 'Ada' }, isInPlace: true }]);
  expect(placeHeight()).toBeGreaterThanOrEqual(HEIGHT_PX);
});
