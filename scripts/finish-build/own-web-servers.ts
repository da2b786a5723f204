import { headerRules } from './header-rules.ts';
import type { HostedSite } from './hosted-site.ts';

/**
 * The headers of `_headers` for nginx and Caddy, where one of them serves the folder of files (docs/guides/static-hosting.md). Before our own server
 * neither is needed: its answers have theirs already.
 */

/** Within `http`: a table for each header, by address; a server's `add_header` lines, which the comment gives, look it up. A header without a value is not sent. */
export function nginxHeadersOf(site: HostedSite): string {
  const rules = headerRules(site);
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const inEvery = (name: string) => site.headers[name] ?? '';
  const all = [...new Set([...Object.keys(site.headers), ...names])];
  const tables = all.map((name) => {
    const lines = rules.flatMap(({ pattern, headers }) =>
      headers[name] === undefined ? [] : [`  "~${expressionOf(pattern)}" "${headers[name]}";\n`],
    );
    return `map $site_path ${variableOf(name)} {\n  default "${inEvery(name)}";\n${lines.join('')}}\n`;
  });
  const added = all.map((name) => `#   add_header ${name} ${variableOf(name)} always;\n`);
  return `# Include it within http { }. In server { }, and again in each location with an add_header of its own:
${added.join('')}map_hash_bucket_size 256;
# The address as it was asked for, without its query.
map $request_uri $site_path {
  ~^(?<asked>[^?]*) $asked;
}
${tables.join('')}`;
}

/** To be imported into a site's block. */
export function caddyHeadersOf(site: HostedSite): string {
  const rules = [{ pattern: '/*', headers: site.headers }, ...headerRules(site)];
  const blocks = rules.map(({ pattern, headers }, index) => {
    const lines = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"\n`);
    const matcher = `path_regexp ${expressionOf(pattern)}`;
    return `@rule${index} ${matcher}\nheader @rule${index} {\n${lines.join('')}}\n`;
  });
  return `# Import it in the block of the site.\n${blocks.join('')}`;
}

const variableOf = (name: string): string => `$site_${name.replaceAll('-', '_')}`;

const escaped = (path: string): string => path.replaceAll(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`);

/** Expressions throughout: both programs take plain addresses in any case, and some pages differ in nothing else. nginx refuses the second, Caddy gives it the headers of the first. */
function expressionOf(pattern: string): string {
  if (pattern.endsWith('/:any')) return `^${escaped(pattern.slice(0, -':any'.length))}[^/]+/?$`;
  return pattern.endsWith('/*') ? `^${escaped(pattern.slice(0, -1))}` : `^${escaped(pattern)}$`;
}
