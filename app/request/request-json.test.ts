import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, fetchQuery, fetchQueryOrNull } from './query-client.ts';
import { RequestError, requestJson } from './request-json.ts';

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

describe('the default query', () => {
  const query = { queryKey: ['/api/slots?event=x', 'more'] };

  it('is a GET of the first element of its key', async () => {
    const fetch = answerWith('{"slots":[]}');
    expect(await fetchQuery(query)).toEqual({ slots: [] });
    expect(fetch).toHaveBeenCalledWith(
      '/api/slots?event=x',
      expect.objectContaining({ method: 'GET' }),
    );
    await expect(fetchQuery({ queryKey: [7] })).rejects.toThrow(TypeError);
  });

  it('fails for 401, and its variant gives null for that alone', async () => {
    answerWith('', { status: 401, statusText: 'Unauthorized' });
    await expect(fetchQuery(query)).rejects.toThrow('401: Unauthorized');
    expect(await fetchQueryOrNull(query)).toBeNull();
    answerWith('', { status: 403, statusText: 'Forbidden' });
    await expect(fetchQueryOrNull(query)).rejects.toThrow('403: Forbidden');
  });

  it('is never stale, never tried again and never repeated by itself', async () => {
    const fetch = answerWith('', { status: 500 });
    const client = createQueryClient();
    await expect(client.fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow('500');
    expect(fetch).toHaveBeenCalledOnce();
    expect(client.getDefaultOptions()).toMatchObject({
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    });
  });
});
