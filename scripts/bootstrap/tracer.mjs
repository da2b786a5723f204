// @ts-check
import { spawnSync } from 'node:child_process';
import { installSystemPackages } from './system-packages.mjs';

/** Whether system calls can be traced here, which the power-loss trial needs. */
export function hasTracer() {
  return spawnSync('strace', ['-V']).status === 0;
}

/** @returns {string[]} the packages of the system that `ensureTracer` would install */
export const missingTracerPackages = () => (hasTracer() ? [] : ['strace']);

/** Installs the tracer where that needs nobody's help; elsewhere the trial that needs it says so. */
export function ensureTracer() {
  const missing = missingTracerPackages();
  if (missing.length > 0) installSystemPackages('the power-loss trial', missing);
}
