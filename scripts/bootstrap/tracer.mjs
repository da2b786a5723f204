// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether system calls can be traced here, which the power-loss trial needs. */
export function hasTracer() {
  return spawnSync('strace', ['-V']).status === 0;
}

/** Installs the tracer where that needs nobody's help; elsewhere the trial that needs it says so. */
export function ensureTracer() {
  if (hasTracer() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing strace for the power-loss trial (once)…');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'strace']);
}
