import words from 'content:page/designs';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { hydrateEarly } from '../../../tests/support/hydrate-early.ts';
import { FineSlider } from './fine-slider.tsx';
import { Studio } from './studio.tsx';
import { useDesign } from './use-design.ts';

function Page() {
  return <Studio page={words} design={useDesign()} />;
}

const checked = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('.studio-choices :checked')].map(
      ({ name, value }) => [name, value],
    ),
  );

test('what was chosen before the page was alive joins what its address names', async () => {
  hydrateEarly(
    <MemoryRouter initialEntries={['/designs?shade=5']}>
      <Page />
    </MemoryRouter>,
    (place) => {
      for (const choice of [
        'shape"][value="long',
        'line"][value="in-line',
        'group"][value="line',
      ]) {
        place.querySelector<HTMLElement>(`[name="design-${choice}"]`)?.click();
      }
    },
  );
  await expect.poll(checked).toEqual({
    'design-group': 'line',
    'design-shape': 'long',
    'design-shade': '5',
    'design-line': 'in-line',
    'design-gumLine': 'even',
  });
});

test('who cannot drag presses on the line, for what lies between two options', async () => {
  const onChoose = vi.fn<(place: number) => void>();
  const { container } = await render(
    <FineSlider label="Fine" text="" count={3} place={0} onChoose={onChoose} />,
  );
  const line = container.querySelector<HTMLElement>('.studio-line');
  if (!line) throw new Error('there is a line');
  Object.assign(line.style, { display: 'block', width: '200px', height: '24px' });
  const { left, top } = line.getBoundingClientRect();
  line.dispatchEvent(
    new PointerEvent('pointerdown', { bubbles: true, clientX: left + 50, clientY: top + 5 }),
  );
  expect(onChoose).toHaveBeenLastCalledWith(0.5);
});
