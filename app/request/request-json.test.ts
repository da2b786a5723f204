import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForJson, askForJsonOrNull } from './answers.ts';
import { RequestError, requestJson } from './request-json.ts';
import { ANSWER_LIMIT_MS, NoAnswerError, withinLimit } from './time-limit.ts';

/** What an address answers, and what it was asked. */
function answerWith(body: string, init: ResponseInit = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
afterEach(() => vi.unstubAllGlobals());

describe('requestJson', () => {
  it('sends a body as JSON, always with cookies, and gives the answer’s JSON', async () => {
    const fetch = answerWith('{"id":7}', { status: 201 });
    const answer = await requestJson('POST', '/api/x', { a: 1 }, { 'idempotency-key': 'k' });
    expect(answer).toEqual({ id: 7 });
    expect(fetch).toHaveBeenCalledWith('/api/x', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
      credentials: 'include',
      signal: expect.any(AbortSignal),
      body: '{"a":1}',
    });
  });

  it('names no content type where there is no body', async () => {
    const fetch = answerWith('[]');
    await requestJson('GET', '/api/x');
    expect(fetch).toHaveBeenCalledWith('/api/x', {
      method: 'GET',
      headers: {},
      credentials: 'include',
      signal: expect.any(AbortSignal),
    });
  });

  it.each([
    ['the body', 'no such thing', 404, 'Not Found', '404: no such thing'],
    [
      'the status text where the body is empty',
      '',
      503,
      'Service Unavailable',
      '503: Service Unavailable',
    ],
  ])('fails with status and %s', async (_case, body, status, statusText, message) => {
    answerWith(body, { status, statusText });
    const failure = requestJson('GET', '/api/x');
    await expect(failure).rejects.toThrow(new RequestError(status, statusText, body));
    await expect(failure).rejects.toHaveProperty('message', message);
    await expect(failure).rejects.toMatchObject({ status, body });
  });
});

describe('the time limit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Breaks off what never comes, as a browser does. */
  const never = (signal: AbortSignal | null | undefined) =>
    new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });

  it.each([
    ['no answer begins', (init: RequestInit) => never(init.signal)],
    [
      'an answer begins and does not end',
      async (init: RequestInit) =>
        Object.assign(new Response(), { json: () => never(init.signal) }),
    ],
  ])('ends the wait after 20 seconds when %s', async (_case, answer) => {
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => answer(init));
    const ended = vi.fn<(error: unknown) => void>();
    void requestJson('GET', '/api/x').catch(ended);
    await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(expect.any(NoAnswerError));
  });

  it('leaves nothing behind after an answer', async () => {
    answerWith('{}');
    await requestJson('GET', '/api/x');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends the wait for what cannot be broken off', async () => {
    const ended = vi.fn<(error: unknown) => void>();
    void withinLimit(new Promise(() => undefined)).catch(ended);
    await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS);
    expect(ended).toHaveBeenCalledWith(expect.any(NoAnswerError));
    expect(await withinLimit(Promise.resolve('code'))).toBe('code');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the default question', () => {
  it('is a GET of its address', async () => {
    const fetch = answerWith('{"slots":[]}');
    expect(await askForJson('/api/slots?event=x')).toEqual({ slots: [] });
    expect(fetch).toHaveBeenCalledWith(
      '/api/slots?event=x',
      expect.objectContaining({ method: 'GET', credentials: 'include' }),
    );
  });

  it('fails for 401, and its variant gives null for that alone', async () => {
    answerWith('', { status: 401, statusText: 'Unauthorized' });
    await expect(askForJson('/api/x')).rejects.toThrow('401: Unauthorized');
    expect(await askForJsonOrNull('/api/x')).toBeNull();
    answerWith('', { status: 403, statusText: 'Forbidden' });
    await expect(askForJsonOrNull('/api/x')).rejects.toThrow('403: Forbidden');
  });
});
