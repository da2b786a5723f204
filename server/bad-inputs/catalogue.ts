/**
 * What the intake must refuse or accept, with an exact answer: sixty cases, each one test in this folder under its number and
 * these words (bad-inputs-are-complete.test.ts counts them).
 */
const CATALOGUE = [
  'empty body',
  'null',
  'array',
  'bare string',
  'truncated JSON',
  'duplicate keys',
  '__proto__',
  'constructor.prototype',
  'unknown field',
  'mass assignment of status, id and created_at',
  'nesting 10,000 deep',
  'one byte over 16 KiB',
  'chunked 10 MB',
  'gzip bomb',
  'lying Content-Length',
  'Content-Length with Transfer-Encoding',
  'JSON sent as text/plain, as a cross-site form does',
  'missing Content-Type',
  'multipart with a file where none is taken',
  'UTF-16 or byte order mark',
  'invalid UTF-8',
  'lone surrogate',
  'NUL',
  'direction override and zero-width characters',
  '10,000 combining marks',
  'emoji and apostrophe in a name is accepted',
  'one-letter or single-word name is accepted',
  'Unicode-normalisation twins',
  'e-mail with CR LF and a Bcc',
  'list of e-mails',
  'quoted or commented address',
  'international domain',
  '300-character e-mail',
  'regular-expression bait',
  'CR LF in the name',
  'CR LF in a header or user agent',
  'ANSI escapes',
  'spreadsheet formulas',
  'markup and a template',
  'an SQL quote',
  'number for a string',
  '1e309, NaN, 2^53',
  'phone with extension, foreign phone are accepted',
  '2027-02-30',
  'a time in the daylight-saving gap',
  'a slot in the past',
  'a slot outside hours',
  'wrong offset',
  'a slot never offered',
  'consent as "false"',
  'honeypot filled is 201, set aside',
  'sent within a second of opening is 201, set aside',
  'replayed proof or token',
  'forged X-Forwarded-For',
  'foreign or null Origin',
  'wrong method, TRACE',
  '/api/../, double encoding, //',
  'repeated query keys',
  'same idempotency key, other body',
  'idempotency key of 10 kB',
] as const;

export const CASE_COUNT = CATALOGUE.length;

/** The name of a case's test. @throws Error for a number that the catalogue does not have */
export function caseName(number: number): string {
  const words = CATALOGUE[number - 1];
  if (words === undefined) throw new Error(`There is no case ${number}.`);
  return `${number} ${words}`;
}
