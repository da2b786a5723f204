import { afterEach, expect, it, vi } from 'vitest';
import { addLayers } from './history-layers.ts';

const address = window.location.href;

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'navigation');
  window.history.replaceState(null, '', address);
});

it('follows a link that waits for a step back which never arrives', async () => {
  // As in browsers that do not know the page's own entries, and tell nobody of a step that leads nowhere.
  Object.defineProperty(window, 'navigation', { value: undefined, configurable: true });
  const go = vi.spyOn(window.history, 'go').mockReturnValue();
  const link = document.createElement('a');
  link.href = '/airway';
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  link.addEventListener('click', followed);
  document.body.append(link);

  const takeAway = addLayers({ names: ['a dialog'], show: () => undefined });
  await expect.poll(() => window.history.state?.layer).toBeTypeOf('string');
  takeAway();
  await expect.poll(() => go.mock.calls).toEqual([[-1]]);
  link.click();
  expect(followed).not.toHaveBeenCalled();
  await expect.poll(() => followed.mock.calls.length).toBe(1);
  link.remove();
});
