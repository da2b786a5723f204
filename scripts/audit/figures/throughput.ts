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
const NGINX_PORT = 4179;
const BAR = `Requests a second for the front page, gzipped ahead: at least ${LEAST} of nginx`;

/** Our server and nginx with one process each, in turn, on the same file. */
export const throughput: Figure = {
  name: 'throughput',
  group: 'Speed',
  isShort: false,
  measure: async (site) => {
    const hasPrograms = () =>
      ['nginx', 'wrk'].every((program) => spawnSync(program, ['-v']).error === undefined);
    if (!hasPrograms()) installSystemPackages('the comparison with nginx', ['nginx-light', 'wrk']);
    if (!hasPrograms()) {
      return [
        { bar: BAR, value: 'needs nginx and wrk, which are not here', outcome: 'not measured' },
      ];
    }
    const own = `${await site.origin()}/`;
    const nginx = startNginx();
    try {
      const ours: number[] = [];
      const theirs: number[] = [];
      requestsPerSecond(own, 1);
      requestsPerSecond(nginx.address, 1);
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(requestsPerSecond(own, ROUND_S));
        theirs.push(requestsPerSecond(nginx.address, ROUND_S));
      }
      const [mine, other] = [median(ours), median(theirs)];
      const share = mine / other;
      return [
        {
          bar: BAR,
          value: `${share.toFixed(2)}: ${mine.toFixed(0)} and ${other.toFixed(0)} (medians of ${ROUNDS} in turn, ${CONNECTIONS} connections)`,
          outcome: share >= LEAST ? 'held' : 'missed',
        },
      ];
    } finally {
      nginx.stop();
    }
  },
};

function startNginx(): { address: string; stop: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'audit-nginx-'));
  mkdirSync(join(folder, 'html'));
  for (const file of ['index.html', 'index.html.gz']) {
    cpSync(resolve(BUILD_FOLDER, file), join(folder, 'html', file));
  }
  const settings = `
    user root; worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; keepalive_requests 1000000; gzip_static on; types { text/html html; }
      client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
      server { listen 127.0.0.1:${NGINX_PORT}; root ${folder}/html; }
    }`;
  writeFileSync(join(folder, 'nginx.conf'), settings);
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  return {
    address: `http://127.0.0.1:${NGINX_PORT}/`,
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
