import words from 'content:page/orthodontics';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MonthsStage } from './months-stage.tsx';
import { pictureOf, useFrames } from './use-frames.ts';

const { frames } = words.months;
const [aligners] = words.ways;
if (!aligners) throw new Error('there are ways');
const way = aligners;

function Page({ month }: { month: number }) {
  const { asked, shown, markLoaded, markFailed } = useFrames(
    pictureOf(month, way, frames),
    way,
    frames,
  );
  return (
    <MonthsStage
      stage={{ current: null }}
      frames={asked}
      shown={shown}
      isLive={false}
      onLoaded={markLoaded}
      onFailed={markFailed}
      onTouch={() => undefined}
    >
      {null}
    </MonthsStage>
  );
}

/** Every picture that is asked for, by its words; the test says what becomes of each. */
const pictureIn = (month: number) =>
  [...document.querySelectorAll('img')].find(
    ({ alt }) => alt === pictureOf(month, way, frames).alt,
  );
const shownAlt = () => document.querySelector<HTMLImageElement>('[data-shown] img')?.alt;

test('a picture that fails once is fetched anew with the next wish for it, and not before', async () => {
  // Answers of the line would come between those of the test.
  const hush = (event: Event) => {
    if (event.isTrusted) event.stopImmediatePropagation();
  };
  for (const kind of ['load', 'error']) window.addEventListener(kind, hush, { capture: true });
  onTestFinished(() => {
    for (const kind of ['load', 'error']) window.removeEventListener(kind, hush, { capture: true });
  });
  const screen = await render(<Page month={9} />);
  await screen.rerender(<Page month={12} />);
  const first = pictureIn(12);
  first?.dispatchEvent(new Event('error'));
  await expect.poll(() => pictureIn(12)).toBeUndefined();
  expect(shownAlt()).toBe(pictureOf(9, way, frames).alt);

  await screen.rerender(<Page month={9} />);
  expect(pictureIn(12)).toBeUndefined();
  await screen.rerender(<Page month={12} />);
  const second = pictureIn(12);
  expect(second).not.toBe(first);
  second?.dispatchEvent(new Event('load'));
  await expect.poll(shownAlt).toBe(pictureOf(12, way, frames).alt);
});
