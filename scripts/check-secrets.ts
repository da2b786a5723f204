import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findSecrets, isSecretFile } from './check-secrets/secret-faults.ts';

/** Looks for secrets in every file that is or would be committed (SECURITY.md). Where there is no history, as in a copy, it says that it looked at nothing. */
if (!existsSync('.git')) {
  console.log('Not looked at: which files are committed is not known here, since there is no git.');
  process.exit(0);
}
const paths = listedFiles();
const faults = paths.filter(existsSync).flatMap((path) => {
  if (isSecretFile(path)) return [`${path}: a file of this name holds secrets`];
  const bytes = readFileSync(path);
  // Pictures, fonts and the like: what is no text has a zero byte near its beginning.
  if (bytes.subarray(0, 8_000).includes(0)) return [];
  return findSecrets(bytes.toString('utf8')).map((fault) => `${path}:${fault}`);
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(
    'Whatever was committed counts as known to others: replace it where it is used, then take it out.',
  );
}
process.exit(faults.length > 0 ? 1 : 0);

/** @throws Error with what git says, where it does not list them: nothing would have been looked at */
function listedFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);
}
