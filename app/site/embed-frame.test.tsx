import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { EmbedFrame } from './embed-frame.tsx';

const show = (origins: readonly string[] = []) => {
  const onMessage = vi.fn<(message: unknown) => void>();
  const screen = render(
    <EmbedFrame
      title="A form"
      src="/nowhere.html"
      origins={origins}
      sandbox="allow-same-origin"
      phone="516-555-0100"
      onMessage={onMessage}
    />,
  );
  return { screen, onMessage };
};

const say = (source: Window | null | undefined, origin: string) =>
  window.dispatchEvent(
    new MessageEvent('message', { data: 'sent', origin, source: source ?? null }),
  );

test('takes messages from its own frame and origin, and from nobody else', async () => {
  const { screen, onMessage } = show();
  const { container } = await screen;
  const frame = container.querySelector('iframe');
  say(window, window.location.origin);
  say(frame?.contentWindow, 'https://elsewhere.example');
  expect(onMessage).not.toHaveBeenCalled();
  say(frame?.contentWindow, window.location.origin);
  expect(onMessage).toHaveBeenCalledOnce();
});

test('takes a provider’s messages from the provider’s origins alone', async () => {
  const { screen, onMessage } = show(['https://calendly.com']);
  const { container } = await screen;
  const frame = container.querySelector('iframe');
  say(frame?.contentWindow, window.location.origin);
  say(frame?.contentWindow, 'https://calendly.com.evil.example');
  expect(onMessage).not.toHaveBeenCalled();
  say(frame?.contentWindow, 'https://calendly.com');
  expect(onMessage).toHaveBeenCalledOnce();
});
