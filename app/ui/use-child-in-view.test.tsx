import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useChildInView } from './use-child-in-view.ts';

/** Taller than the screen each, below a head that is too. */
const STYLE = { height: '120vh' };

function Parts() {
  const [read, setRead] = useState(0);
  const list = useChildInView<HTMLOListElement>(0.33, setRead);
  return (
    <>
      <div style={STYLE} />
      <output style={{ position: 'fixed', top: 0 }}>{read}</output>
      <ol ref={list}>
        {['one', 'two', 'three'].map((part) => (
          <li key={part} style={STYLE}>
            {part}
          </li>
        ))}
      </ol>
      <div style={STYLE}>after all parts</div>
    </>
  );
}

test('the part that is read is followed, and none is read after a jump to the top from any of them or from below them', async () => {
  const screen = await render(<Parts />);
  const read = screen.getByRole('status');
  const goTo = (part: string) => screen.getByText(part, { exact: true }).element().scrollIntoView();
  await expect.element(read).toHaveTextContent('0');
  for (const [part, number] of [
    ['three', '3'],
    ['two', '2'],
    ['three', '3'],
  ] as const) {
    goTo(part);
    await expect.element(read).toHaveTextContent(number);
  }
  window.scrollTo(0, 0);
  await expect.element(read).toHaveTextContent('0');
  goTo('after all parts');
  await expect.element(read).toHaveTextContent('3');
  window.scrollTo(0, 0);
  await expect.element(read).toHaveTextContent('0');
});

test('what was seen is told as it was seen: a step back before it could be told of leaves the right part marked', async () => {
  const screen = await render(<Parts />);
  const read = screen.getByRole('status');
  const goTo = (part: string) => screen.getByText(part, { exact: true }).element().scrollIntoView();
  goTo('one');
  await expect.element(read).toHaveTextContent('1');
  // The frame sees the third part; the page is back at the second when that is told, and at the third again in the next frame.
  goTo('three');
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const afterFrame = new MessageChannel();
      afterFrame.port1.addEventListener('message', () => resolve());
      afterFrame.port1.start();
      afterFrame.port2.postMessage(null);
    });
  });
  goTo('two');
  await new Promise((resolve) => setTimeout(resolve, 0));
  goTo('three');
  await expect.element(read).toHaveTextContent('3');
});
