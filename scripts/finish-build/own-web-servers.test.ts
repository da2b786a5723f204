import { expect, it } from 'vitest';
import { caddyHeadersOf, nginxHeadersOf } from './own-web-servers.ts';
import type { HostedSite } from './hosted-site.ts';
import { headersFileOf } from './static-hosts.ts';

const SITE: HostedSite = {
  pages: {
    '/': { headers: { 'content-security-policy': "script-src 'sha256-a+/='" } },
    '/team': { headers: { 'content-security-policy': "script-src 'self'" } },
    '/TEAM': { headers: { 'content-security-policy': 'of another page' } },
    '/any': { headers: { 'content-security-policy': 'of any wedding' } },
  },
  families: [{ prefix: '/weddings', page: '/any' }],
  redirects: {},
  headers: { 'x-content-type-options': 'nosniff' },
  fileHeaders: { 'content-security-policy': 'of files' },
  files: { '/worker.js': { 'content-security-policy': 'of the worker' } },
  fileNames: ['worker.js', 'robots.txt', 'assets/a.js'],
};
const POLICY = /content-security-policy:? "?([^"\n]+)"?/;

/** The policies that `_headers` gives, by pattern. */
const expected = Object.fromEntries(
  headersFileOf(SITE)
    .split(/\n(?=\/)/)
    .flatMap((rule) => {
      const policy = POLICY.exec(rule)?.[1];
      return policy === undefined ? [] : [[rule.split('\n')[0] ?? '', policy]];
    }),
);

/** The pattern of `_headers` for what is written as an expression, which alone keeps capitals apart. */
function patternOf(expression: string): string {
  expect(expression).toMatch(/^\^/);
  return expression
    .replaceAll(/^\^|\$$|\\/g, '')
    .replace('[^/]+/?', ':any')
    .replace(/^\/(?:assets\/)?$/, (folder) => (expression.endsWith('$') ? folder : `${folder}*`));
}

it('gives nginx the policies of _headers', () => {
  const table = /\$site_content_security_policy \{([^}]+)\}/.exec(nginxHeadersOf(SITE))?.[1] ?? '';
  const found = [...table.matchAll(/^ {2}"(.+)" "(.+)";$/gm)].map(([, at = '', policy]) => [
    patternOf(at.replace(/^~/, '')),
    policy,
  ]);
  expect(Object.fromEntries(found)).toEqual(expected);
  expect(nginxHeadersOf(SITE)).toContain('"~^/weddings/[^/]+/?$" "of any wedding"');
});

it('gives Caddy the policies of _headers', () => {
  const found = caddyHeadersOf(SITE)
    .split(/\n(?=@)/)
    .flatMap((block) => {
      const at = /^@rule\d+ path_regexp (\S+)$/m.exec(block)?.[1] ?? '';
      const policy = POLICY.exec(block)?.[1];
      return policy === undefined ? [] : [[patternOf(at), policy]];
    });
  expect(Object.fromEntries(found)).toEqual(expected);
});
