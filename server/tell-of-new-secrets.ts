const WITHOUT_DESK =
  'Whoever has that file can read every request; without it, nobody can read any.\n' +
  'Move it off this machine now, and keep a second copy in a safe place.';

/** The first start of the desk makes another key, unless this one has sealed something by then (desk/first-start/key-step.tsx). */
const UNTIL_DESK =
  'It is for what comes before the desk is set up: whoever has that file can read that, and without it nobody can.\n' +
  'Set up the desk before anything comes, and it makes a key of its own: this file opens nothing then.\n' +
  'Once something has come, bring this file to the first start of the desk. Move it off this machine after that, and keep a second copy in a safe place.';

/**
 * That a key pair was made, as nobody had brought one.
 *
 * @param hasDesk whether this server has a desk, at which nobody works yet
 */
export function warnOfNewKey(identityFile: string, hasDesk: boolean): void {
  process.stderr.write(
    `\nWARNING: a new key pair was made. The private key is in ${identityFile}.\n` +
      `${hasDesk ? UNTIL_DESK : WITHOUT_DESK}\n\n`,
  );
}

/** That a secret for links was made. */
export function tellOfNewSecret(file: string): void {
  process.stderr.write(
    `A new secret for links to appointments was made: ${file}.\n` +
      'Keep it with the backups: without it, links that visitors have stop working.\n\n',
  );
}
