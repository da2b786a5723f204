import { expect, type Page } from '@playwright/test';
import { inRelease } from '../support/in-release.ts';
import { PAGES } from '../../app/url-map.ts';
import { SCHEDULING_PATH } from '../../domain/intake/wire.ts';
import {
  englishPathOf,
  hasSpanish,
  pathIn,
  SPANISH,
} from '../../domain/languages/page-languages.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { test } from '../support/kept-tab.ts';
import { PRACTICE } from '../support/site-content.ts';
import { findStructuredDataFaults } from '../support/structured-data-faults.ts';
import { waitUntilAlive } from '../support/watch-page.ts';

const PHONE = { width: 390, height: 900 };
const DESKTOP = { width: 1280, height: 900 };
/** Product 2.4. */
const WITH_KEYWORDS = new Set([
  '/',
  '/team',
  '/impressions-method',
  '/gallery',
  '/start-here',
  '/faq',
  '/book-consultation',
  '/financial-insurance',
  '/stories',
  '/orthodontics',
]);
/** The browser itself notes that the not-found page came with 404. */
const NOT_FOUND_NOTE = /status of 404/;

/** Longer ones are cut where results are listed. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = { min: 70, max: 160 };

/** One of them stands on every printed page. */
const PHONES = [PRACTICE.phone, PRACTICE.urgentPhone];

/** Another page of the same composition speaks for them; their words have their own checks. */
const ALIKE = new Set([
  '/legal/privacy',
  '/legal/accessibility',
  '/legal/non-discrimination',
  '/legal/notice-of-privacy-practices',
  '/embed/virtual-consultation',
  '/embed/discovery-call',
  '/es/start-here',
  '/es/emergency',
  '/es/appointment',
  '/es/embed/scheduling',
  '/es/embed/discovery-call',
  '/es/embed/virtual-consultation',
  '/es/embed/weekend-appointment',
]);
/** Looked at on a computer's screen in every run; the others before a release. */
const WIDE_TOO = new Set(['/']);
const COMPOSITIONS = [
  ...PAGES.filter((page) => !page.canonical).map(({ path }) => path),
  '/nowhere',
];

for (const path of [...COMPOSITIONS.filter((path) => !ALIKE.has(path)), ...inRelease(...ALIKE)]) {
  test(`${path} breaks no rule`, async ({ tab: { page, faults } }) => {
    await page.setViewportSize(PHONE);
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === '/nowhere' ? 404 : 200);
    await waitUntilAlive(page);
    await expect(page.locator('h1')).toHaveCount(1);
    const screens = WIDE_TOO.has(path) ? [PHONE, DESKTOP] : [PHONE, ...inRelease(DESKTOP)];
    for (const size of screens) {
      await page.setViewportSize(size);
      await scrollThrough(page);
      await expectAsWideAsScreen(page);
      expect(await findAccessibilityFaults(page), `at ${size.width} px`).toEqual([]);
    }
    await page.emulateMedia({ media: 'print' });
    const onPaper = await page.locator('body').innerText();
    expect(
      PHONES.some((phone) => onPaper.includes(phone)),
      'a number to call, on paper',
    ).toBe(true);
    const noted = path === '/nowhere' ? NOT_FOUND_NOTE : /^$/;
    expect(faults.filter((fault) => !noted.test(fault))).toEqual([]);
  });
}

/** The other addresses of a page, one of each family, and what no other test opens. */
const OTHER_ADDRESSES = [
  ...PAGES.filter((page) => page.canonical).map((page) => page.path),
  '/weddingsfoo',
  '/weddings/2027',
  ...inRelease(
    '/legal/accessibility',
    '/legal/non-discrimination',
    '/es/embed/virtual-consultation',
  ),
];
for (const path of OTHER_ADDRESSES) {
  test(`${path} is served and comes alive`, async ({ tab: { page, faults } }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await waitUntilAlive(page);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectAsWideAsScreen(page);
    expect(faults).toEqual([]);
  });
}

test('titles, descriptions and canonical addresses are one of a kind, and as long as search shows', async ({
  request,
}) => {
  const seen = new Map<string, string>();
  for (const { path, canonical, noindex } of PAGES) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
    const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(title, path).toBeTruthy();
    expect(description, path).toBeTruthy();
    expect(new URL(address ?? '').pathname, path).toBe(canonical ?? path);
    // A page of the practice's own may have them too.
    if (WITH_KEYWORDS.has(englishPathOf(canonical ?? path))) {
      expect(html, `keywords of ${path}`).toContain('<meta name="keywords" content="');
    }
    const languages = [
      ...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi),
    ].map(([, language, href]) => `${language} ${href}`);
    const english = address?.replace('/es/', '/');
    const spanish = hasSpanish(path)
      ? [`es-US ${address?.replace(path, pathIn(SPANISH, path))}`]
      : [];
    const own = [`en-US ${english}`, ...spanish, `x-default ${english}`];
    expect(languages, `${path} and its languages`).toEqual(noindex ? [] : own);
    if (!noindex) {
      expect(unescaped(title).length, `title of ${path}`).toBeLessThanOrEqual(TITLE_LENGTH);
      expect(unescaped(description).length, `description of ${path}`).toBeLessThanOrEqual(
        DESCRIPTION_LENGTH.max,
      );
      expect(unescaped(description).length, `description of ${path}`).toBeGreaterThanOrEqual(
        DESCRIPTION_LENGTH.min,
      );
    }
    if (canonical) continue;
    for (const words of [title, description]) {
      expect(seen.get(words ?? ''), `${path} repeats "${words}"`).toBeUndefined();
      seen.set(words ?? '', path);
    }
  }
});

test('a link of header, footer and bar is called the same on every page of its language', async ({
  page,
  request,
}) => {
  const pages = await Promise.all(PAGES.map(async ({ path }) => (await request.get(path)).text()));
  const names = await page.evaluate((served) => {
    const names: Record<string, string[]> = {};
    for (const html of served) {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const links = ':is(.site-header, .site-footer) nav a, .mobile-bar a';
      for (const link of parsed.querySelectorAll(links)) {
        const name = (link.getAttribute('aria-label') ?? link.textContent).replaceAll(/\s+/g, ' ');
        const list = link.closest('nav, .mobile-bar');
        const where = list?.getAttribute('aria-label') ?? list?.className ?? '';
        const address = JSON.stringify([
          parsed.documentElement.lang,
          where,
          link.getAttribute('href'),
        ]);
        const called = (names[address] ??= []);
        if (!called.includes(name.trim())) called.push(name.trim());
      }
    }
    return names;
  }, pages);
  expect(Object.keys(names).length).toBeGreaterThan(30);
  expect(Object.entries(names).filter(([, called]) => called.length > 1)).toEqual([]);
});

test('every page names a social image that exists, and structured data that are whole', async ({
  request,
}) => {
  for (const { path, noindex } of PAGES) {
    const html = await (await request.get(path)).text();
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await request.get(new URL(image).pathname)).headers()['content-type'], path).toBe(
      'image/jpeg',
    );
    // Of a page that no search engine may list, nobody reads them.
    if (noindex) continue;
    const data = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1] ?? '';
    const graph: unknown = JSON.parse(data)['@graph'];
    expect(findStructuredDataFaults(graph), path).toEqual([]);
  }
});

test('a framed form leaves out whose it is from its first paint on', async ({ request }) => {
  const html = await (await request.get(SCHEDULING_PATH)).text();
  const [, styles = ''] = /<style\b[^>]*>([^]+?)<\/style>/.exec(html) ?? [];
  expect(styles).toMatch(/\[data-framed\] \.form-owner ?\{ ?display: ?none/);
});

test('the sitemap holds each indexed page once, and robots may read it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (m) => new URL(m[1] ?? '').pathname,
  );
  const indexed = PAGES.filter((page) => !page.noindex && !page.canonical).map((p) => p.path);
  expect(listed.toSorted()).toEqual(indexed.toSorted());
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

/** As it is read: HTML writes some signs in more letters. */
function unescaped(words = ''): string {
  return words.replaceAll(/&(?:#x?[0-9a-f]+|[a-z]+);/gi, '.');
}

async function expectAsWideAsScreen(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page is wider than the screen').toBe(0);
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 800) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
}
