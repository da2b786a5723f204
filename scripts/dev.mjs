// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { findNode } from './bootstrap/node.mjs';
import { projectEnvironment } from './bootstrap/run.mjs';

/**
 * `npm run dev`: the site with reload on PORT (3000 unless set), and the intake one port above, where the site's `/api` leads.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
ensureInstalled();
// The intake needs some build to start with; the pages come from the sources.
if (!existsSync('build/site.json')) ensureBuilt();

const port = Number(process.env.PORT ?? 3000);
const environment = projectEnvironment();
const intake = spawn(findNode(), ['--watch', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...environment, PORT: String(port + 1), SITE_ORIGIN: `http://localhost:${port}` },
});
const site = spawn('react-router', ['dev', '--port', String(port)], {
  stdio: 'inherit',
  env: { ...environment, INTAKE_PORT: String(port + 1) },
});
for (const [child, other] of [
  [intake, site],
  [site, intake],
]) {
  child?.on('exit', (code) => {
    other?.kill();
    process.exitCode = code ?? 1;
  });
}
