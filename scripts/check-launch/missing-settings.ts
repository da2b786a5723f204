/** What every server needs before visitors may come, and what is wrong without it. */
const NEEDED = new Map([
  ['SITE_ORIGIN', 'letters hold no link to the appointment'],
  [
    'SEALING_RECIPIENT',
    'the private key is made on the server, beside what it opens; where the desk has a key already, set it to the line in recipient.txt in the data folder, and make no other',
  ],
  ['LINK_SECRET', 'what signs the links of appointments is in the data folder alone'],
  ['TRUST_PROXY', 'behind a proxy all visitors share one limit; set false if there is none'],
]);

/** Hosts that a shipped example names, and nobody has. */
const EXAMPLE_HOST = /(^|\.)example\.com$/;

/**
 * Lists the settings that the server would start without, and should not serve visitors without.
 *
 * @param environment the server's variables; one that is set to nothing counts as not set
 * @returns one sentence a setting
 */
export function findMissingSettings(environment: Record<string, string | undefined>): string[] {
  const isSet = (name: string): boolean => Boolean(environment[name]);
  const missing = [...NEEDED]
    .filter(([name]) => !isSet(name))
    .map(([name, fault]) => `${name} is not set: ${fault}`);
  const hasDesk = environment.DESK !== 'off';
  if (hasDesk && !isSet('DESK_ORIGIN')) {
    missing.push('DESK_ORIGIN is not set: the desk is reached from this machine alone');
  }
  for (const name of ['SITE_ORIGIN', ...(hasDesk ? ['DESK_ORIGIN'] : [])]) {
    if (isExample(environment[name]))
      missing.push(`${name} is the example's: set your own address`);
  }
  if (!isSet('NOTIFY_TO') && !isSet('WEBHOOK_URL')) {
    missing.push('NOTIFY_TO and WEBHOOK_URL are not set: nobody is told that a request came');
  }
  if (isSet('DATABASE_URL') && !isSet('PHOTO_DIR') && !isSet('PHOTO_STORE_URL')) {
    missing.push(
      'PHOTO_DIR and PHOTO_STORE_URL are not set: beside PostgreSQL photos need a place that every server reaches',
    );
  }
  return missing;
}

function isExample(address = ''): boolean {
  return URL.canParse(address) && EXAMPLE_HOST.test(new URL(address).hostname);
}
