import { API_PREFIX } from '../../domain/intake/wire.ts';
import { headerRules } from './header-rules.ts';
import type { HostedPage, HostedSite } from './hosted-site.ts';

/**
 * What hosts that only serve files read beside them: `_headers` and `_redirects`, in the form that Netlify and Cloudflare Pages share
 * (docs/guides/static-hosting.md).
 */

/** The text of `_headers`. */
export function headersFileOf(site: HostedSite): string {
  const rules = [{ pattern: '/*', headers: site.headers }, ...headerRules(site)];
  return rules.map(({ pattern, headers }) => ruleOf(pattern, headers)).join('\n');
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
