import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deferEntry } from './defer-entry.ts';
import { commonHeaders, securityHeaders } from './security-headers.ts';

const FRAMEWORK_PAGE = `<!DOCTYPE html><html><head>
<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/react-1.js"/>
</head><body><main>Text</main>
<script>window.__reactRouterContext = {"ssr":false};</script>
<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/team-1.js";
  window.__reactRouterRouteModules = {"root":route0,"page:/team":route1};

import("/assets/entry.client-1.js");</script>
<script>window.__reactRouterContext.streamController.enqueue("[]");</script>
<script>window.__reactRouterContext.streamController.close();</script></body></html>`;

describe('deferEntry', () => {
  it('leaves one script, which imports what the framework would, and preloads nothing', () => {
    const html = deferEntry(FRAMEWORK_PAGE);
    expect(html).not.toContain('modulepreload" href');
    expect(html.match(/<script/g)).toHaveLength(1);
    for (const part of ['/assets/react-1.js', '/assets/root-1.js', '/assets/team-1.js']) {
      expect(html).toContain(part);
    }
    expect(html).toContain('"page:/team":route1');
    expect(html).toContain('<main>Text</main>');
  });

  it('stops when the framework writes something else', () => {
    expect(() => deferEntry('<html></html>')).toThrow(/mend defer-entry/);
    expect(() => deferEntry(FRAMEWORK_PAGE.replace('streamController.close', 'x'))).not.toThrow();
    expect(() => deferEntry(FRAMEWORK_PAGE.replace('import("/assets', 'load("/assets'))).toThrow();
  });
});

describe('securityHeaders', () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('names the hash of each inline script and style, and not of data', () => {
    const policy =
      securityHeaders(
        '<style>a{}</style><script>b()</script><script type="application/ld+json">{}</script>',
        false,
      )['content-security-policy'] ?? '';
    expect(policy).toContain(`script-src 'self' ${hashOf('b()')};`);
    expect(policy).toContain(`style-src 'self' ${hashOf('a{}')};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('lets our own pages frame an embed, and nobody else', () => {
    const headers = securityHeaders('<p></p>', true);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('lets pages frame our own and the configured providers, and nobody else', () => {
    const policyFor = (...origins: string[]) =>
      securityHeaders('<p></p>', false, origins)['content-security-policy'];
    expect(policyFor()).toContain("; frame-src 'self';");
    expect(policyFor('https://calendly.com')).toContain("; frame-src 'self' https://calendly.com;");
  });

  it('stops at a style attribute', () => {
    expect(() => securityHeaders('<p style="color:red">', false)).toThrow(/style attribute/);
  });
});

describe('commonHeaders', () => {
  const transportOf = (setting: Parameters<typeof commonHeaders>[0]) =>
    commonHeaders(setting)['strict-transport-security'];

  it('binds only the name of the site, for as long as the practice says', () => {
    expect(transportOf({ days: 183, subdomains: false, preload: false })).toBe('max-age=15811200');
  });
  it('binds every name below it where the practice says so', () => {
    expect(transportOf({ days: 730, subdomains: true, preload: true })).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
  });
});
