import words from 'content:page/designs';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { hydrateEarly } from '../../../tests/support/hydrate-early.ts';
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
