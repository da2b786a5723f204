import { afterEach, expect, it, vi } from 'vitest';
import { addLayers, awaitPage } from './history-layers.ts';

const address = window.location.href;

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'navigation');
  window.history.replaceState(null, '', address);
});

/** A browser that neither makes a step nor calls it off. */
const SILENT = {
  entries: () => [{ key: 'page' }, { key: 'layer' }],
  currentEntry: { index: 1 },
  traverseTo: () => ({ committed: new Promise(() => undefined) }),
};

it.each([
  // They tell nobody of a step that leads nowhere.
  ['in browsers that do not know the page’s own entries', undefined],
  ['in those that know them', SILENT],
])('follows a link that waits for a step back which never arrives, %s', async (_, navigation) => {
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  const go = vi.spyOn(window.history, 'go').mockReturnValue();
  const traverseTo = vi.spyOn(SILENT, 'traverseTo');
  const link = document.createElement('a');
  link.href = '/airway';
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  link.addEventListener('click', followed);
  document.body.append(link);

  const takeAway = addLayers({ names: ['a dialog'], show: () => undefined });
  await expect.poll(() => window.history.state?.layer).toBeTypeOf('string');
  takeAway();
  await expect
    .poll(() => [...go.mock.calls, ...traverseTo.mock.calls])
    .toEqual([[navigation === undefined ? -1 : 'page']]);
  link.click();
  expect(followed).not.toHaveBeenCalled();
  await expect.poll(() => followed.mock.calls.length, { timeout: 10_000 }).toBe(1);
  link.remove();
});

it('a layer that goes while the next page is on its way takes no step, which would call that off', async () => {
  const takeAway = addLayers({ names: ['another dialog'], show: () => undefined });
  await expect.poll(() => window.history.state?.layer).toBeTypeOf('string');
  const { layer } = window.history.state;
  const stepped = vi.fn<() => void>();
  window.addEventListener('popstate', stepped);
  awaitPage(true);
  takeAway();
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  expect(stepped).not.toHaveBeenCalled();
  expect(window.history.state.layer).toBe(layer);
  // It was called off by something else.
  awaitPage(false);
  await expect.poll(() => stepped.mock.calls.length).toBe(1);
  await expect.poll(() => window.history.state?.layer).toBe(undefined);
  window.removeEventListener('popstate', stepped);
});
