import { API_PREFIX } from '../../domain/intake/wire.ts';

/**
 * What hosts that only serve files read beside them: `_headers` and `_redirects`, in the form that Netlify and Cloudflare Pages share
 * (docs/guides/static-hosting.md).
 */

interface HostedPage {
  headers: Readonly<Record<string, string>>;
}

export interface HostedSite {
  /** By address. */
  pages: Readonly<Record<string, HostedPage>>;
  /** The page that stands for whatever lies one level below an address. */
  families: readonly { prefix: string; page: string }[];
  redirects: Readonly<Record<string, string>>;
  /** Of every answer. */
  headers: Readonly<Record<string, string>>;
}

/** A file below /assets/ has its content's hash in its name. */
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * The text of `_headers`. A page has one rule for its address and one with a slash, which some hosts add; no address meets two rules that set the
 * same header, since hosts would join the values and two policies forbid what either forbids.
 *
 * @throws Error for a family that names no page
 */
export function headersFileOf({ pages, families, headers }: HostedSite): string {
  const rules = [ruleOf('/*', headers), ruleOf('/assets/*', IMMUTABLE)];
  const ofFamilies = new Set(families.map(({ page }) => page));
  for (const [path, page] of Object.entries(pages)) {
    if (ofFamilies.has(path)) continue;
    rules.push(ruleOf(path, page.headers));
    if (path !== '/') rules.push(ruleOf(`${path}/`, page.headers));
  }
  for (const { prefix, page } of families) {
    const target = pages[page];
    if (target === undefined) throw new Error(`${prefix} stands for ${page}, which is no page`);
    rules.push(ruleOf(`${prefix}/:any`, target.headers));
  }
  return rules.join('\n');
}

/** The text of `_redirects`: old addresses, and the families that one page stands for. */
export function redirectsFileOf({ redirects, families }: HostedSite): string {
  const lines = [
    ...Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`),
    ...families.map(({ prefix, page }) => `${prefix}/:any ${page}/ 200`),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * A page whose host can set no headers for it, as the not-found page, which answers at any address. What a policy may say in a page is all but who may
 * frame it.
 */
export function withPolicyInside(html: string, { headers }: HostedPage): string {
  const policy = headers['content-security-policy'];
  if (policy === undefined) throw new Error('the page has no policy');
  const directives = policy.split('; ').filter((part) => !part.startsWith('frame-ancestors'));
  const [head, ...rest] = html.split('<head>');
  if (rest.length !== 1) throw new Error('the page must have one <head>');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}">`;
  return `${head}<head>${meta}${rest.join('')}`;
}

const LEADS_TO_SERVER = new RegExp(`\\s(?:action|href|src)="${API_PREFIX}`);

/** Whether a page leads to our own server: a form that posts to it, or a link. */
export function leadsToServer(html: string): boolean {
  return LEADS_TO_SERVER.test(html);
}

function ruleOf(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
