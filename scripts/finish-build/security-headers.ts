import { createHash } from 'node:crypto';
import type { Practice } from '../../domain/practice/practice-schema.ts';

const INLINE_SCRIPT = /<script(?![^>]*(?:\bsrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * What the browser may not do on any page.
 *
 * @param strictTransport for how long, and for which names, it insists on an encrypted connection
 */
export function commonHeaders({
  days,
  subdomains,
  preload,
}: Practice['strictTransport']): Record<string, string> {
  const seconds = days * 24 * 60 * 60;
  return {
    'strict-transport-security': `max-age=${seconds}${subdomains ? '; includeSubDomains' : ''}${preload ? '; preload' : ''}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  };
}

/** A picture within the page's own styles (preview-first-picture.ts, preview-first-drawing.ts). */
const PREVIEWS = ['url(data:image/avif;base64,', 'url("data:image/svg+xml,'];

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What is no page loads nothing, wherever it is opened: files, redirects, refusals. */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': NOTHING,
};

/**
 * Files whose policy is about what they do themselves.
 *
 * @param workerPath a worker fetches by the policy of its own file, not by that of its pages
 * @param pdfPaths Chromium shows a PDF as an object within a page that it makes
 */
export function filesOfTheirOwn(
  workerPath: string,
  pdfPaths: readonly string[],
): Record<string, Record<string, string>> {
  const allowing = (more: string) => ({ 'content-security-policy': `${NOTHING}; ${more}` });
  return {
    [workerPath]: allowing("connect-src 'self'"),
    ...Object.fromEntries(pdfPaths.map((path) => [path, allowing("object-src 'self'")])),
  };
}

/**
 * The headers of one page. The policy names the hashes of exactly the inline scripts and styles that the finished file holds, so a
 * script that anybody else manages to write into a page does not run; Trusted Types close the ways around it. Pictures within the page itself
 * are allowed where its styles hold one.
 *
 * @param html the page as it will be sent
 * @param isEmbed whether our own pages may frame it
 * @param frameOrigins whose pages it may frame beside our own: the configured providers of forms
 * @throws Error for a style attribute, which no hash can allow
 */
export function securityHeaders(
  html: string,
  isEmbed: boolean,
  frameOrigins: readonly string[] = [],
): Record<string, string> {
  if (/<[^>]+\sstyle="/.test(html)) {
    throw new Error('a style attribute in a prerendered page: the policy forbids it; use a class');
  }
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(html, INLINE_SCRIPT)}`,
    `style-src 'self' ${hashesOf(html, INLINE_STYLE)}`,
    `img-src 'self'${holdsPreview(html) ? ' data:' : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${["'self'", ...frameOrigins].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isEmbed ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    // One policy, which knows one address: without it no service worker can be registered (app/features/emergency/use-kept-page.ts).
    'trusted-types emergency-worker',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-frame-options': isEmbed ? 'SAMEORIGIN' : 'DENY',
  };
}

function holdsPreview(html: string): boolean {
  return [...html.matchAll(INLINE_STYLE)].some(([, styles = '']) =>
    PREVIEWS.some((preview) => styles.includes(preview)),
  );
}

function hashesOf(html: string, pattern: RegExp): string {
  const hashes = [...html.matchAll(pattern)].map(
    ([, text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
  );
  return [...new Set(hashes)].join(' ');
}
