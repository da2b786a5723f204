import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postForm } from './post-form.ts';
import { NoAnswerError } from './time-limit.ts';

/** A line on which the test says what moves. */
class SlowRequest extends EventTarget {
  static last: SlowRequest;
  readonly upload = new EventTarget();
  readonly status = 201;
  readonly responseText = '{"id":"a"}';
  isAborted = false;
  constructor() {
    super();
    SlowRequest.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('loadend'));
  }
  move() {
    this.upload.dispatchEvent(new Event('progress'));
  }
  answer() {
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SlowRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const post = () => postForm('/api/requests', new FormData(), {}, () => undefined);

it('takes as long as something moves', async () => {
  const answer = post();
  for (let count = 0; count < 20; count += 1) {
    await vi.advanceTimersByTimeAsync(19_000);
    SlowRequest.last.move();
  }
  SlowRequest.last.answer();
  expect(await answer).toEqual({ id: 'a' });
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up 20 seconds after the last movement, and breaks off', async () => {
  const ended = vi.fn<(error: unknown) => void>();
  void post().catch(ended);
  await vi.advanceTimersByTimeAsync(15_000);
  SlowRequest.last.move();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(expect.any(NoAnswerError));
  expect(SlowRequest.last.isAborted).toBe(true);
});

it('an answer that comes after that changes nothing', async () => {
  const ended = vi.fn<(error: unknown) => void>();
  const answered = vi.fn<(answer: unknown) => void>();
  void post().then(answered, ended);
  await vi.advanceTimersByTimeAsync(20_000);
  SlowRequest.last.answer();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(answered).not.toHaveBeenCalled();
  expect(ended).toHaveBeenCalledOnce();
});
