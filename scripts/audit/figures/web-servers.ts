import { globSync } from 'node:fs';
import { installSystemPackages } from '../../bootstrap/system-packages.mjs';
import { BUILD_FOLDER } from '../../finish-build/paths.ts';
import { noneOf, type Figure, type Measured } from '../figure.ts';
import { serveWithCaddy, serveWithNginx } from '../serve-folder.ts';

/** Said by the site; the rest is each server's own affair. */
const COMPARED = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** The forms of the headers for nginx and Caddy, in the programs themselves, beside what our server answers. */
export const webServers: Figure = {
  name: 'web-servers',
  group: 'Security',
  isShort: false,
  measure: async (site) => {
    const addresses = [...site.paths, '/weddings/2027', ...filesToAsk()];
    const own = await headersOf(await site.origin(), addresses);
    const rows: Measured[] = [];
    for (const [name, serve, packages] of [
      ['nginx', serveWithNginx, ['nginx-light']],
      ['Caddy', serveWithCaddy, ['caddy']],
    ] as const) {
      const bar = `${name} with the build’s file: answers with other headers than our server’s: 0`;
      let server = await serve();
      if (!server && installSystemPackages(`the headers in ${name}`, [...packages])) {
        server = await serve();
      }
      if (!server) {
        rows.push({ bar, value: `needs ${name}, which is not here`, outcome: 'not measured' });
        continue;
      }
      try {
        const theirs = await headersOf(server.origin, addresses);
        const faults = addresses.flatMap((at) => differences(at, own.get(at), theirs.get(at)));
        rows.push(noneOf(bar, faults, `${addresses.length} answers, ${name} ${server.version}`));
      } finally {
        server.stop();
      }
    }
    return rows;
  },
};

/** Every file that is no asset, and one asset of each kind. */
function filesToAsk(): string[] {
  const files = globSync('**/*.*', { cwd: BUILD_FOLDER }).filter(
    (file) => !/\.(?:html|br|gz)$/.test(file),
  );
  const kinds = new Map(
    files
      .filter((file) => file.startsWith('assets/'))
      .map((file) => [file.split('.').at(-1), file]),
  );
  return [...files.filter((file) => !file.startsWith('assets/')), ...kinds.values()].map(
    (file) => `/${file}`,
  );
}

type Headers = ReadonlyMap<string, string | null>;

async function headersOf(origin: string, paths: readonly string[]): Promise<Map<string, Headers>> {
  const found = new Map<string, Headers>();
  for (const path of paths) {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    await answer.arrayBuffer();
    const headers = COMPARED.map((name) => [name, answer.headers.get(name)] as const);
    found.set(path, new Map([['status', String(answer.status)], ...headers]));
  }
  return found;
}

function differences(path: string, own?: Headers, theirs?: Headers): string[] {
  return [...(own ?? [])].flatMap(([name, value]) =>
    theirs?.get(name) === value
      ? []
      : [`${path}: ${name} is ${String(theirs?.get(name))}, and ours ${String(value)}`],
  );
}
