/** What only a secret looks like, by whoever made it. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----\s+[\w+/=]{20,}/g,
  'a key that opens requests': /AGE-SECRET-KEY-1[0-9A-Z]{58}/g,
  "a bucket's key": /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  'a token of GitHub': /\b(?:gh[pousr]_\w{36,}|github_pat_\w{40,})/g,
  'a token of GitLab': /\bglpat-[\w-]{20,}/g,
  'a token of npm': /\bnpm_\w{36}\b/g,
  'a token of Slack': /\bxox[abeoprs]-[\w-]{10,}/g,
  'a key of Stripe': /\b[rs]k_live_\w{16,}/g,
  'a key of Google': /\bAIza[\w-]{35}\b/g,
  'a key of SendGrid': /\bSG\.[\w-]{16,}\.[\w-]{16,}/g,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g,
};
/** A password within an address; what stands for a value, and hosts that nobody has, are none. */
const IN_ADDRESS = /\b[a-z][a-z+]*:\/\/[^\s/:@'"`<>]+:([^\s/@'"`<>]+)@([\w.-]+)/g;
const NOBODYS_HOST =
  /^(?:localhost|127\.[\d.]+|host|database|(?:[\w-]+\.)*example\.(?:com|org|net))$/;
/** A long value that is given to something called a secret. */
const GIVEN =
  /(?:password|passwd|secret|token|api_?key|access_?key)\w*["']?\s*[:=]\s*["']([\w+/=.-]{20,})["']/gi;
/** Words have less, and no digit; what a machine drew has more. */
const LEAST_BITS = 3.7;
const FORBIDDEN_FILE =
  /(?:^|\/)(?:\.env(?:\.(?!example$).*)?|\.netrc|id_[a-z0-9]+|.+\.(?:pem|key|p12|pfx|keystore))$/;

/** Files that hold nothing but secrets, by their names. */
export function isSecretFile(path: string): boolean {
  return FORBIDDEN_FILE.test(path);
}

/** What in a text looks like a secret, with its line. The secret itself is not repeated. */
export function findSecrets(text: string): string[] {
  const found: [what: string, index: number][] = [];
  for (const [what, shape] of Object.entries(SHAPES)) {
    for (const match of text.matchAll(shape)) {
      if (isDrawn(match[0])) found.push([what, match.index]);
    }
  }
  for (const { 1: password = '', 2: host = '', index } of text.matchAll(IN_ADDRESS)) {
    const isPlaceholder = /[${}]/.test(password) || NOBODYS_HOST.test(host);
    if (!isPlaceholder) found.push(['a password in an address', index]);
  }
  for (const { 1: value = '', index } of text.matchAll(GIVEN)) {
    if (/\d/.test(value) && bitsOf(value) >= LEAST_BITS)
      found.push(['a value that is called secret', index]);
  }
  return found.map(([what, index]) => `${text.slice(0, index).split('\n').length}: ${what}`);
}

/** Whether it could have been drawn: one letter over and over, as tests have it, was not. */
const isDrawn = (value: string): boolean => new Set(value.slice(-20)).size > 6;

/** Shannon's measure of a letter. */
function bitsOf(value: string): number {
  const letters = [...value];
  const counts = [...new Set(letters)].map(
    (letter) => letters.filter((other) => other === letter).length / letters.length,
  );
  return -counts.reduce((sum, share) => sum + share * Math.log2(share), 0);
}
