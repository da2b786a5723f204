import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { workerOf } from './emergency-worker.ts';

const ASIDE =
  '<aside class="announcement" aria-label="Announcement">\n<p>Closed Friday.</p></aside>';
const PAGE = '<body><a href="#main">Skip</a>ASIDE<main>First of all</main></body>';

/** Installs the worker where a page is answered as told; gives what it has kept. */
async function keptFrom(answer: (page: string) => Response): Promise<Map<string, Response>> {
  const kept = new Map<string, Response>();
  const cache = {
    addAll: async (files: string[]) => files.forEach((file) => kept.set(file, new Response())),
    put: async (page: string, response: Response) => void kept.set(page, response),
  };
  let installed: Promise<unknown> = Promise.resolve();
  const event = { waitUntil: (done: Promise<unknown>) => (installed = done) };
  const code = await workerOf(
    { files: ['/assets/page.js'], pages: [{ page: '/emergency' }, { page: '/es/emergency' }] },
    'the pages',
  );
  runInNewContext(code, {
    Headers,
    Response,
    caches: { open: async () => cache },
    fetch: async (page: string) => answer(page),
    self: {
      skipWaiting: async () => undefined,
      addEventListener: (type: string, listener: (install: typeof event) => void) => {
        if (type === 'install') listener(event);
      },
    },
  });
  await installed;
  return kept;
}

it('keeps the pages without the announcement of the day, with the policy that they came with', async () => {
  const policy = "default-src 'self'";
  const headers = { 'content-security-policy': policy, 'content-encoding': 'br' };
  const kept = await keptFrom(() => new Response(PAGE.replace('ASIDE', ASIDE), { headers }));
  expect([...kept.keys()].toSorted()).toEqual(['/assets/page.js', '/emergency', '/es/emergency']);
  for (const page of ['/emergency', '/es/emergency']) {
    const answer = kept.get(page);
    expect(await answer?.text()).toBe(PAGE.replace('ASIDE', ''));
    expect(answer?.headers.get('content-security-policy')).toBe(policy);
    expect(answer?.headers.get('content-encoding')).toBeNull();
  }
});

it('is not installed where a page is not there', async () => {
  const answer = (page: string) =>
    new Response(PAGE, { status: page === '/emergency' ? 200 : 404 });
  await expect(keptFrom(answer)).rejects.toThrow('/es/emergency is answered with 404.');
});
