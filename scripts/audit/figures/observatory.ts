import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { installApart } from '../../packages-apart/install-apart.ts';
import type { Figure, Measured } from '../figure.ts';
import { openSecureFront } from '../secure-front.ts';

/** The certificate of the audit's own front, for the process that asks it. */
const TRUSTED_FILE = 'node_modules/.cache/observatory-trusted.pem';
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
    // One of its scripts would build a database's driver, others would fetch lists from other hosts.
    const folder = installApart('observatory', '@mdn/mdn-http-observatory');
    if (folder === null) {
      return [
        {
          bar: `MDN HTTP Observatory ${BEST}`,
          value: 'its package could not be installed',
          outcome: 'not measured',
        },
      ];
    }
    // Its list of hosts that browsers know to be encrypted, which one of the scripts would fetch: none of ours is on it.
    writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}');
    const front = await openSecureFront(await site.origin());
    try {
      writeFileSync(TRUSTED_FILE, front.certificate);
      const args = [folder, front.httpPort, front.httpsPort].map(String);
      const scans = await scan([...args, ...site.paths, ...OTHER_ANSWERS]);
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

function scan(args: readonly string[]): Promise<Scan[]> {
  const child = spawn(process.execPath, ['scripts/audit/scan-with-observatory.mjs', ...args], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: TRUSTED_FILE },
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
