import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { EmbedTarget } from '../../../domain/embeds/embed-providers.ts';
import type { FrameMessage, SentRequest } from '../../../domain/intake/frame-messages.ts';
import type { EventType } from '../../../domain/scheduling/event-types.ts';
import { EmbedPart } from './embed-part.tsx';

const TARGET: EmbedTarget = {
  provider: 'built-in',
  src: 'about:blank',
  origins: [],
  sandbox: 'allow-scripts allow-same-origin',
  hasCompletionMessage: true,
};
const LAST_TRY = {
  type: 'impressions:last-try',
  lastTry: { body: 'words', key: 'a-key' },
} as const;

/** Opens the form's dialog, speaks as the form within, and gives what it was told. */
async function openForm(awaited?: 'appointment', src = TARGET.src) {
  const onCompleted = vi.fn<(sent: SentRequest | null, booked: EventType | null) => void>();
  const screen = await render(
    <EmbedPart
      title="The form"
      target={{ ...TARGET, src }}
      awaited={awaited}
      phone="516-555-0100"
      onCompleted={onCompleted}
    />,
  );
  const source = page.getByTitle('The form').element();
  if (!(source instanceof HTMLIFrameElement) || !source.contentWindow) throw new Error('No frame.');
  const form = source.contentWindow;
  const heard: unknown[] = [];
  form.addEventListener('message', (event) => heard.push(event.data));
  const say = (data: FrameMessage) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: window.location.origin, source: form }),
    );
  return { say, heard, onCompleted, close: () => screen.unmount() };
}

test.each([
  ['built-in', true],
  ['calendly', false],
] as const)(
  'from %s, what stands below waits until the height is told: %s',
  async (provider, waits) => {
    await render(
      <EmbedPart
        title="The form"
        target={{ ...TARGET, provider }}
        phone="516-555-0100"
        onCompleted={() => {}}
      />,
    );
    const frame = page.getByTitle('The form').element().closest('.embed-frame');
    expect(frame?.hasAttribute('data-tells-height')).toBe(waits);
  },
);

test('gives a form that is opened again the key of what it sent last, until its answer is known', async () => {
  const first = await openForm();
  first.say(LAST_TRY);
  await first.close();

  const second = await openForm();
  second.say({ type: 'impressions:form-ready' });
  await expect.poll(() => second.heard).toEqual([LAST_TRY]);
  second.say({
    type: 'impressions:request-sent',
    sent: { afterwards: null, receipt: null, email: '', photoCount: 0, copy: [] },
  });
  await second.close();

  const third = await openForm();
  third.say({ type: 'impressions:draft', draft: { name: 'Ann' } });
  third.say({ type: 'impressions:form-ready' });
  await expect.poll(() => third.heard.length).toBe(1);
  expect(third.heard).toEqual([{ type: 'impressions:draft', draft: { name: 'Ann' } }]);
  await third.close();
});

test('what was typed belongs to the form, whatever time its address asks for', async () => {
  const first = await openForm('appointment', 'about:blank?time=10:00');
  first.say({ type: 'impressions:draft', draft: { name: 'Ann' } });
  first.say(LAST_TRY);
  await first.close();

  const second = await openForm('appointment', 'about:blank?time=14:30');
  second.say({ type: 'impressions:form-ready' });
  await expect
    .poll(() => second.heard)
    .toEqual([{ type: 'impressions:draft', draft: { name: 'Ann' } }, LAST_TRY]);
  second.say({ type: 'impressions:appointment-made', event: 'smile-blueprint' });
  await second.close();
});

test('a weekend time that is asked for in the scheduler’s frame is no appointment; the one made after it is', async () => {
  const form = await openForm('appointment');
  form.say({ type: 'impressions:draft', draft: { name: 'Ann' } });
  form.say({
    type: 'impressions:request-sent',
    sent: {
      afterwards: 'No time is booked yet.',
      receipt: null,
      email: '',
      photoCount: 0,
      copy: [],
    },
  });
  expect(form.onCompleted).not.toHaveBeenCalled();
  form.say({ type: 'impressions:form-ready' });
  form.say({ type: 'impressions:appointment-made', event: 'smile-blueprint' });
  expect(form.onCompleted.mock.calls).toEqual([[null, 'smile-blueprint']]);
  expect(form.heard).toEqual([]);
  await form.close();
});

test('stands as tall as the form says that it is, and believes no nonsense', async () => {
  const form = await openForm();
  const frame = page.getByTitle('The form').element();
  form.say({ type: 'impressions:height', height: 1234 });
  await expect.poll(() => frame.clientHeight).toBe(1234);
  for (const height of [Number.NaN, -5, 1e9, Number.POSITIVE_INFINITY]) {
    form.say({ type: 'impressions:height', height });
  }
  form.say({ type: 'impressions:height', height: 900 });
  await expect.poll(() => frame.clientHeight).toBe(900);
  await form.close();
});

test('brings the frame’s beginning into view once a time is booked', async () => {
  const form = await openForm();
  const frame = page.getByTitle('The form').element();
  form.say({ type: 'impressions:height', height: 4000 });
  await expect.poll(() => frame.clientHeight).toBe(4000);
  window.scrollTo(0, 3000);
  expect(frame.getBoundingClientRect().top).toBeLessThan(-1000);
  form.say({ type: 'impressions:appointment-made', event: 'smile-blueprint' });
  await expect.poll(() => frame.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await form.close();
});
