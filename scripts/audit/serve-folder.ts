import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ANY_WEDDING_PATH } from '../../app/url-map.ts';
import { BUILD_FOLDER, CADDY_HEADERS_FILE, NGINX_HEADERS_FILE } from '../finish-build/paths.ts';

/** A web server that serves the folder of files with the headers that the build wrote for it. */
interface FolderServer {
  readonly name: string;
  readonly version: string;
  readonly origin: string;
  stop(): void;
}

/** One page stands for all of them, as `_redirects` says to other hosts. */
const ANY_WEDDING = '^/weddings/[^/]+/?$';
const NGINX_PORT = 4181;
const CADDY_PORT = 4182;
const READY_WITHIN_MS = 15_000;

/** @returns undefined where the program is not here */
export async function serveWithNginx(): Promise<FolderServer | undefined> {
  const version = versionOf('nginx', ['-v']);
  if (version === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'audit-nginx-'));
  const headers = resolve(NGINX_HEADERS_FILE);
  // As the file's first lines say: its table within http, the lines of its comment within server.
  const added = [...readFileSync(headers, 'utf8').matchAll(/^# {3}(add_header .+)$/gm)].map(
    ([, line = '']) => line,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `user root; worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; include /etc/nginx/mime.types; include ${headers};
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server {
    listen 127.0.0.1:${NGINX_PORT}; root ${resolve(BUILD_FOLDER)};
    ${added.join('\n    ')}
    error_page 404 /404.html;
    location / { try_files $uri $uri/index.html =404; }
    location ~ ${ANY_WEDDING} { try_files ${ANY_WEDDING_PATH}/index.html =404; }
  }
}
`,
  );
  return started('nginx', version, NGINX_PORT, ['-c', file, '-p', folder], folder);
}

/** @returns undefined where the program is not here */
export async function serveWithCaddy(): Promise<FolderServer | undefined> {
  const version = versionOf('caddy', ['version']);
  if (version === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'audit-caddy-'));
  const file = join(folder, 'Caddyfile');
  writeFileSync(
    file,
    `{
  admin off
  auto_https off
}
http://127.0.0.1:${CADDY_PORT} {
  root * ${resolve(BUILD_FOLDER)}
  import ${resolve(CADDY_HEADERS_FILE)}
  @wedding path_regexp ${ANY_WEDDING}
  rewrite @wedding ${ANY_WEDDING_PATH}/index.html
  try_files {path} {path}/index.html
  file_server
  handle_errors {
    rewrite * /404.html
    file_server
  }
}
`,
  );
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  return started('caddy', version, CADDY_PORT, args, folder);
}

function versionOf(program: string, args: string[]): string | undefined {
  const { error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return error ? undefined : (/\d+\.\d+\.\d+/.exec(stdout + stderr)?.[0] ?? '');
}

async function started(
  name: string,
  version: string,
  port: number,
  args: string[],
  folder: string,
): Promise<FolderServer> {
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const server = spawn(name, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  const until = performance.now() + READY_WITHIN_MS;
  while (server.exitCode === null && performance.now() < until) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) return { name, version, origin, stop };
    await new Promise((wait) => setTimeout(wait, 100));
  }
  stop();
  throw new Error(`${name} does not serve: ${said.slice(-500)}`);
}
