import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { childEnvironment } from './child-environment.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const GUIDE = path.join(ROOT, 'docs', 'guides', 'operation.md');
/** The staff command itself, without what npm takes to start it. */
const STAND_IN_FOR_NPM = `#!/bin/sh
shift 3
exec "${process.execPath}" scripts/requests.ts "$@"
`;
/** Not every machine has it; what of it saves room is not asked for here. */
const STAND_IN_FOR_RSYNC = `#!/bin/sh
while [ $# -gt 2 ]; do shift; done
mkdir -p "$2" && cp -a "$1." "$2"
`;

/**
 * Runs the script of the guide to operation as it stands there, with other places.
 *
 * @param folder takes the sets, in `sets`, and is where the server's `settings` are looked for
 * @param environment the server's, as far as the script knows it
 * @returns the set that it made
 * @throws what the script says where it ends with a fault
 */
export function runBackupScript(folder: string, environment: Record<string, string>): string {
  const bin = path.join(folder, 'bin');
  const sets = path.join(folder, 'sets');
  for (const made of [bin, sets]) mkdirSync(made, { recursive: true });
  for (const [name, text] of [
    ['npm', STAND_IN_FOR_NPM],
    ['rsync', STAND_IN_FOR_RSYNC],
  ] as const) {
    writeFileSync(path.join(bin, name), text);
    chmodSync(path.join(bin, name), 0o755);
  }
  const inherited = childEnvironment();
  const before = new Set(readdirSync(sets));
  execFileSync('sh', ['-c', placedIn(folder)], {
    cwd: ROOT,
    env: { ...inherited, ...environment, PATH: `${bin}:${inherited['PATH'] ?? ''}` },
    stdio: 'pipe',
  });
  const made = readdirSync(sets).filter((name) => !before.has(name));
  return path.join(sets, made.join());
}

function placedIn(folder: string): string {
  const [, script = ''] = /```sh\n(set -eu [^]*?)```/.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  const placed = script
    .replace('sets=/backup', `sets='${path.join(folder, 'sets')}'`)
    .replace('settings=/etc/impressions/env', `settings='${path.join(folder, 'settings')}'`);
  if (!placed.startsWith('set -eu') || /[= ]\/(backup|etc)/.test(placed)) {
    throw new Error('The script names its places in other words: it would be run on this machine.');
  }
  return placed;
}
