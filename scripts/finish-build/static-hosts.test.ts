import { expect, it } from 'vitest';
import { headersFileOf, leadsToServer, redirectsFileOf, withPolicyInside } from './static-hosts.ts';
import type { HostedSite } from './hosted-site.ts';

const SITE: HostedSite = {
  pages: {
    '/': { headers: { 'content-security-policy': "default-src 'none'" } },
    '/weddings': { headers: { 'content-security-policy': "default-src 'self'" } },
    '/weddings-any': { headers: { 'content-security-policy': 'of any wedding' } },
  },
  families: [{ prefix: '/weddings', page: '/weddings-any' }],
  redirects: { '/booking': '/book-consultation' },
  headers: { 'x-content-type-options': 'nosniff' },
  fileHeaders: { 'content-security-policy': 'of files' },
  files: { '/legal/notice.pdf': { 'content-security-policy': 'of this file' } },
  fileNames: [
    'robots.txt',
    'assets/entry-1.js',
    'social/a.jpg',
    'social/b.jpg',
    'legal/notice.pdf',
  ],
};

/** The rules of a `_headers` file that an address meets, as the hosts match them. */
function rulesFor(address: string): string[] {
  const rules = headersFileOf(SITE).split(/\n(?=\/)/);
  return rules.filter((rule) => {
    const [pattern = ''] = rule.split('\n');
    const source = pattern.replace('*', '.*').replace(/:\w+/, '[^/]+');
    return new RegExp(`^${source}$`).test(address);
  });
}
const policiesOf = (address: string): string[] =>
  rulesFor(address).flatMap((rule) =>
    [...rule.matchAll(/^ {2}content-security-policy: (.+)$/gm)].map(([, policy]) => policy ?? ''),
  );

it.each([
  ['/', "default-src 'none'"],
  ['/weddings', "default-src 'self'"],
  ['/weddings/', "default-src 'self'"],
  ['/weddings/long-island', 'of any wedding'],
  ['/robots.txt', 'of files'],
  ['/social/b.jpg', 'of files'],
  ['/assets/entry-1.js', 'of files'],
  ['/legal/notice.pdf', 'of this file'],
])('gives %s one policy, its own', (address, policy) => {
  expect(policiesOf(address)).toEqual([policy]);
  expect(rulesFor(address).join('')).toContain('x-content-type-options: nosniff');
});

it('lets files with a hash in their name be kept, and nothing else', () => {
  expect(rulesFor('/assets/entry-1.js').join('')).toContain('immutable');
  expect(rulesFor('/robots.txt').join('')).not.toContain('cache-control');
});

it('leads old addresses on, and shows a family one page', () => {
  expect(redirectsFileOf(SITE)).toBe(
    '/booking /book-consultation 301\n/weddings/:any /weddings-any/ 200\n',
  );
});

it('stops at a family whose page is gone', () => {
  const families = [{ prefix: '/trips', page: '/trips-any' }];
  expect(() => headersFileOf({ ...SITE, families })).toThrow('/trips-any');
});

it('puts a policy into a page before anything that it is about', () => {
  const page = {
    headers: { 'content-security-policy': "script-src 'self'; frame-ancestors 'none'" },
  };
  const html = withPolicyInside('<html><head><script src="a"></script></head></html>', page);
  expect(html).toMatch(/<head><meta [^>]*content="script-src 'self'"><script/);
  expect(() => withPolicyInside('<p>no head</p>', page)).toThrow('one <head>');
});

it.each([
  ['<form method="post" action="/api/requests">', true],
  ['<a href="/api/slots">', true],
  ['<a href="/apiary">', false],
  ['<p>/api/requests</p>', false],
])('knows what leads to the server: %s', (html, expected) => {
  expect(leadsToServer(html)).toBe(expected);
});
