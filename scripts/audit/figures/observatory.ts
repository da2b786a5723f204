import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Figure, Measured } from '../figure.ts';
import { openSecureFront } from '../secure-front.ts';

const SOURCE = 'scripts/audit/observatory';
const FOLDER = 'node_modules/.cache/observatory';
const PACKAGE = join(FOLDER, 'node_modules/@mdn/mdn-http-observatory');
/** The best that an answer can have by itself, with no cookie and no script of others. */
const BEST = 130;
/** With five for a domain that browsers know to be encrypted. */
const BEST_OF_A_DOMAIN = 135;
/** One of each other kind of answer. */
const OTHER_ANSWERS = [
  '/nowhere',
  '/booking',
  '/sitemap.xml',
  '/robots.txt',
  '/api/slots?event=virtual-consult&days=1',
];

const scanSchema = z.object({
  path: z.string(),
  score: z.number(),
  short: z.array(z.string()),
  credit: z.array(z.string()),
});
type Scan = z.infer<typeof scanSchema>;

/** MDN HTTP Observatory's own tests on every page, on the loopback behind a proxy's encryption (docs/decisions/151-observatory-on-the-loopback.md). */
export const observatory: Figure = {
  name: 'observatory',
  group: 'Security',
  isShort: false,
  measure: async (site) => {
    if (!install()) {
      return [
        {
          bar: `MDN HTTP Observatory ${BEST}`,
          value: 'its package could not be installed',
          outcome: 'not measured',
        },
      ];
    }
    const front = await openSecureFront(await site.origin());
    try {
      const trusted = join(FOLDER, 'trusted.pem');
      writeFileSync(trusted, front.certificate);
      const args = [PACKAGE, front.httpPort, front.httpsPort].map(String);
      const scans = await scan([...args, ...site.paths, ...OTHER_ANSWERS], trusted);
      const isPage = ({ path }: Scan) => site.paths.includes(path);
      return [
        rowOf(
          `MDN HTTP Observatory 1.4.8: ${BEST} on every page, all that answers can earn`,
          scans.filter(isPage),
          BEST,
        ),
        {
          bar: `MDN HTTP Observatory: ${BEST_OF_A_DOMAIN} on every page`,
          value: 'the other five are for a domain on the browsers’ list; here is none',
          outcome: 'not measured',
        },
        rowOf(
          'The same on other answers (not found, redirect, sitemap, robots, API): 100 or more',
          scans.filter((one) => !isPage(one)),
          100,
        ),
      ];
    } finally {
      front.close();
    }
  },
};

/** By its lock, without its scripts: one would build a database's driver, others would fetch lists from other hosts. */
function install(): boolean {
  const lock = 'package-lock.json';
  const isCurrent =
    existsSync(PACKAGE) &&
    readFileSync(join(FOLDER, lock), 'utf8') === readFileSync(join(SOURCE, lock), 'utf8');
  if (!isCurrent) {
    console.log('  Installing the Observatory (once)…');
    mkdirSync(FOLDER, { recursive: true });
    cpSync(SOURCE, FOLDER, { recursive: true });
    spawnSync('npm', ['ci', '--ignore-scripts', '--silent'], { cwd: FOLDER, stdio: 'inherit' });
  }
  if (!existsSync(PACKAGE)) return false;
  // Its list of hosts that browsers know to be encrypted, which one of the scripts would fetch: none of ours is on it.
  writeFileSync(join(PACKAGE, 'conf/hsts-preload.json'), '{}');
  return true;
}

function scan(args: readonly string[], trusted: string): Promise<Scan[]> {
  const child = spawn(process.execPath, ['scripts/audit/scan-with-observatory.mjs', ...args], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`the Observatory ended with ${code}`));
      resolve(
        printed
          .trim()
          .split('\n')
          .map((line) => scanSchema.parse(JSON.parse(line))),
      );
    });
  });
}

function rowOf(bar: string, scans: readonly Scan[], least: number): Measured {
  const scores = scans.map(({ score }) => score);
  const low = scans.filter(({ score }) => score < least);
  return {
    bar,
    value: `${Math.min(...scores)} to ${Math.max(...scores)} (${scans.length} answers)`,
    outcome: low.length === 0 ? 'held' : 'missed',
    details: detailsOf(low),
  };
}

/** Each low answer with what it fails; where nothing failed, what the credit of the first is made of. */
function detailsOf(low: readonly Scan[]): string[] {
  const [first] = low;
  if (!first) return [];
  const made = first.short.length === 0 ? [`made of ${first.credit.join(', ')}`] : [];
  return [...made, ...low.map(({ path, score, short }) => `${path}: ${score} ${short.join(', ')}`)];
}
