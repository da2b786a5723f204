// @ts-check
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildFromPublished, ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { findNode } from './bootstrap/node.mjs';
import { projectEnvironment } from './bootstrap/run.mjs';
import { withServerMemory } from './bootstrap/server-memory.mjs';

/**
 * `npm start`: installs what is missing, builds if the build is older than the sources, and serves the site on PORT (3000 unless set).
 * Plain JavaScript without packages, because on a fresh clone there is nothing else yet.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
ensureInstalled();
const node = findNode();
buildFromPublished(process.env);
ensureBuilt();

const server = spawn(node, ['server/main.ts'], {
  stdio: 'inherit',
  env: withServerMemory(projectEnvironment()),
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
