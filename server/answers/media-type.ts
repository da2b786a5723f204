/** The two ways to send a request: by script, and by a form that works without one. */
export type BodyFormat = 'json' | 'form';

const FORMATS: ReadonlyMap<string, BodyFormat> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

const UTF8_CHARSET = /^charset="?utf-?8"?$/i;

/**
 * Reads a Content-Type header.
 *
 * Threat: a page elsewhere can make a browser send text/plain without asking first, so JSON is only taken when it is
 * called JSON. Any character set other than UTF-8 is refused, never guessed.
 *
 * @returns the format, or undefined for every other type, parameter or a missing header
 */
export function readBodyFormat(contentType: string | undefined): BodyFormat | undefined {
  const [type = '', ...parameters] = (contentType ?? '').split(';').map((part) => part.trim());
  if (parameters.some((parameter) => parameter !== '' && !UTF8_CHARSET.test(parameter)))
    return undefined;
  return FORMATS.get(type.toLowerCase());
}
