/**
 * Keeps one page, the emergency page in each of its languages, for where there is no connection, and answers elsewhere with the numbers to call
 * (docs/decisions/097-one-page-without-a-connection.md). It never shows a kept page where the network answers, and knows no other page.
 */
declare const self: ServiceWorkerGlobalScope;

/** Written in front of this file by the build (emergency-worker.ts, one folder up). */
declare const KEPT: {
  /** Changes with anything that is kept. */
  readonly version: string;
  readonly files: readonly string[];
  /** Matches the announcement in the text of a page. */
  readonly announcement: string;
  /** In its languages; the last one whose `prefix` an address begins with is the language of that address. */
  readonly pages: readonly {
    readonly page: string;
    readonly prefix: string;
    /** The whole answer for any other page. */
    readonly elsewhere: string;
    readonly elsewherePolicy: string;
  }[];
};

const CACHE_PREFIX = 'emergency-';
const CACHE_NAME = `${CACHE_PREFIX}${KEPT.version}`;
/** A line that has stalled: nobody in an emergency waits longer than this for a page that is kept. */
const PATIENCE_MS = 4_000;

self.addEventListener('install', (event) => {
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // A page in a frame has a way out of its own (app/site/embed-frame.tsx).
    if (request.destination !== 'document') return;
    const asked = pathname.replace(/\/$/, '');
    const isKept = KEPT.pages.some(({ page }) => page === asked);
    event.respondWith(isKept ? answerKept(event, asked) : answerElsewhere(event, pathname));
  } else if (KEPT.files.includes(pathname)) {
    event.respondWith(answerFile(request));
  }
});

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  await Promise.all([
    cache.addAll([...KEPT.files]),
    ...KEPT.pages.map(({ page }) => keepPage(cache, page)),
  ]);
  await self.skipWaiting();
}

/** Without the announcement that it has today: nobody knows on which day it is shown from here. */
async function keepPage(cache: Cache, page: string): Promise<void> {
  const answer = await fetch(page, { cache: 'reload' });
  if (!answer.ok) throw new Error(`${page} is answered with ${answer.status}.`);
  const html = await answer.text();
  const { status, statusText } = answer;
  const headers = new Headers(answer.headers);
  // They are of the bytes that came, and the text has been unpacked.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  const plain = html.replace(new RegExp(KEPT.announcement, 's'), '');
  await cache.put(page, new Response(plain, { status, statusText, headers }));
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX) && name !== CACHE_NAME) await caches.delete(name);
  }
  // Pages need not wait until this has been started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await event.preloadResponse;
  return preloaded ?? fetch(event.request);
}

async function answerKept(event: FetchEvent, page: string): Promise<Response> {
  const network = fromNetwork(event);
  // It may still fail once nobody waits for it.
  network.catch(() => undefined);
  try {
    const answer = await Promise.race([network, giveUp()]);
    if (answer.status < 500) return answer;
  } catch {
    // No connection, or none that answers in time.
  }
  const kept = await caches.match(page, { cacheName: CACHE_NAME, ignoreVary: true });
  return kept ?? network;
}

async function answerElsewhere(event: FetchEvent, pathname: string): Promise<Response> {
  try {
    return await fromNetwork(event);
  } catch {
    const kept = KEPT.pages.findLast(({ prefix }) => pathname.startsWith(prefix));
    return new Response(kept?.elsewhere, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': kept?.elsewherePolicy ?? "default-src 'none'",
      },
    });
  }
}

/** Files whose names change with what is in them: the kept one is the right one. */
async function answerFile(request: Request): Promise<Response> {
  const kept = await caches.match(request, { cacheName: CACHE_NAME, ignoreVary: true });
  return kept ?? fetch(request);
}

function giveUp(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The line has stalled.')), PATIENCE_MS);
  });
}
