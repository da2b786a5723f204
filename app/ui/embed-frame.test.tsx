import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { EmbedFrame } from './embed-frame.tsx';

const show = (onMessage = vi.fn<(message: unknown) => void>()) => {
  const screen = render(
    <EmbedFrame title="A form" src="/nowhere.html" phone="516-555-0100" onMessage={onMessage} />,
  );
  return { screen, onMessage };
};

test('takes messages from its own frame and origin, and from nobody else', async () => {
  const { screen, onMessage } = show();
  const { container } = await screen;
  const frame = container.querySelector('iframe');
  const say = (source: Window | null | undefined, origin: string) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: 'sent', origin, source: source ?? null }),
    );
  say(window, window.location.origin);
  say(frame?.contentWindow, 'https://elsewhere.example');
  expect(onMessage).not.toHaveBeenCalled();
  say(frame?.contentWindow, window.location.origin);
  expect(onMessage).toHaveBeenCalledOnce();
});
