/** That a key pair was made, as nobody had brought one. */
export function warnOfNewKey(identityFile: string): void {
  process.stderr.write(
    `\nWARNING: a new key pair was made. The private key is in ${identityFile}.\n` +
      'Whoever has that file can read every request; without it, nobody can read any.\n' +
      'Move it off this machine now, and keep a second copy in a safe place.\n\n',
  );
}

/** That a secret for links was made. */
export function tellOfNewSecret(file: string): void {
  process.stderr.write(
    `A new secret for links to appointments was made: ${file}.\n` +
      'Keep it with the backups: without it, links that visitors have stop working.\n\n',
  );
}
