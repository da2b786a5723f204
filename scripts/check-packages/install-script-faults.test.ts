import { expect, it } from 'vitest';
import { findInstallScriptFaults } from './install-script-faults.ts';

const BUILDS = { file: { name: 'builds', scripts: { postinstall: 'node x' } }, hasRecipe: false };
const COMPILES = { file: { name: 'compiles' }, hasRecipe: true };
const BRINGS = { file: { name: 'brings', gypfile: false }, hasRecipe: true };

it('names what wants to run and was not looked at', () => {
  expect(findInstallScriptFaults([BUILDS, COMPILES, BRINGS], {})).toEqual([
    expect.stringContaining('builds wants to run at postinstall'),
    expect.stringContaining('compiles wants to run at install, by its recipe'),
  ]);
});

it('is content with what was looked at and does not run', () => {
  expect(findInstallScriptFaults([BUILDS, COMPILES], { builds: false, compiles: false })).toEqual(
    [],
  );
});

it('names what may run, since nothing does here', () => {
  expect(findInstallScriptFaults([BUILDS], { builds: true })).toEqual([
    expect.stringContaining('builds may run'),
  ]);
});
