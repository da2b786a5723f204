import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installSystemPackages } from '../../bootstrap/system-packages.mjs';
import { BUILD_FOLDER } from '../../finish-build/paths.ts';
import { median } from '../../measure/median.ts';
import type { Figure } from '../figure.ts';

const ROUNDS = 3;
const ROUND_S = 5;
const CONNECTIONS = 64;
const LEAST = 0.9;
const FIRST_NGINX_PORT = 4178;

/** What nginx says by itself, or what belongs to one connection. */
const OF_EVERY_SERVER =
  /^(connection|content-encoding|content-length|content-type|date|etag|keep-alive|server|transfer-encoding|vary)$/;

const BAR = `Requests a second for the front page, gzipped ahead: at least ${LEAST} of nginx`;
const BAR_WITH_HEADERS = `${BAR} with the page’s headers`;

/**
 * Our server and nginx with one process each, in turn, on the same file: nginx as it is, which sends the page without its policy, and
 * nginx with all headers that are the page's own, which is the same answer.
 */
export const throughput: Figure = {
  name: 'throughput',
  group: 'Speed',
  isShort: false,
  measure: async (site) => {
    const hasPrograms = () =>
      ['nginx', 'wrk'].every((program) => spawnSync(program, ['-v']).error === undefined);
    if (!hasPrograms()) installSystemPackages('the comparison with nginx', ['nginx-light', 'wrk']);
    if (!hasPrograms()) {
      return [BAR, BAR_WITH_HEADERS].map((bar) => ({
        bar,
        value: 'needs nginx and wrk, which are not here',
        outcome: 'not measured',
      }));
    }
    const own = `${await site.origin()}/`;
    const peers = [
      { bar: BAR, nginx: startNginx(FIRST_NGINX_PORT, []), rates: [] as number[] },
      {
        bar: BAR_WITH_HEADERS,
        nginx: startNginx(FIRST_NGINX_PORT + 1, await headersOf(own)),
        rates: [] as number[],
      },
    ];
    try {
      const ours: number[] = [];
      for (const address of [own, ...peers.map(({ nginx }) => nginx.address)]) {
        requestsPerSecond(address, 1);
      }
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(requestsPerSecond(own, ROUND_S));
        for (const { nginx, rates } of peers) rates.push(requestsPerSecond(nginx.address, ROUND_S));
      }
      const mine = median(ours);
      return peers.map(({ bar, rates }) => {
        const other = median(rates);
        const share = mine / other;
        return {
          bar,
          value: `${share.toFixed(2)}: ${mine.toFixed(0)} and ${other.toFixed(0)} (medians of ${ROUNDS} in turn, ${CONNECTIONS} connections)`,
          outcome: share >= LEAST ? 'held' : 'missed',
        };
      });
    } finally {
      for (const { nginx } of peers) nginx.stop();
    }
  },
};

async function headersOf(address: string): Promise<string[]> {
  const { headers } = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
  return [...headers]
    .filter(([name]) => !OF_EVERY_SERVER.test(name))
    .map(([name, value]) => `add_header ${name} "${value}" always;`);
}

function startNginx(
  port: number,
  headers: readonly string[],
): { address: string; stop: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'audit-nginx-'));
  mkdirSync(join(folder, 'html'));
  for (const file of ['index.html', 'index.html.gz']) {
    cpSync(resolve(BUILD_FOLDER, file), join(folder, 'html', file));
  }
  const settings = `
    user root; worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; keepalive_requests 1000000; gzip_static on; gzip_vary on; types { text/html html; }
      client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
      server { listen 127.0.0.1:${port}; root ${folder}/html; ${headers.join(' ')} }
    }`;
  writeFileSync(join(folder, 'nginx.conf'), settings);
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () => {
      nginx.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function requestsPerSecond(address: string, seconds: number): number {
  const { stdout } = spawnSync(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', address],
    { encoding: 'utf8' },
  );
  const found = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (found === undefined) throw new Error(`wrk says nothing of ${address}`);
  return Number(found);
}
