import { KEY_HEADER } from '../../domain/intake/wire.ts';

/** The two ways to send a request: by script, and by a form that works without one. */
export type BodyFormat = 'json' | 'form';

const FORMATS: ReadonlyMap<string, BodyFormat> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
]);

/** A form with photos: its parameter is the boundary alone (RFC 2046, 5.1.1). */
const MULTIPART =
  /^multipart\/form-data\s*;\s*boundary=(?:"[\w'()+,./:=? -]{1,70}"|[\w'+.-]{1,70})$/i;

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

/** Whether a body is a form in parts, as forms with files are sent. */
export function isMultipart(contentType: string | undefined): boolean {
  return MULTIPART.test(contentType ?? '');
}

/** Whether a request comes from a form without script, which is answered with a page: a script sends its key as a header, which a form cannot. */
export function isFormPost(headers: {
  'content-type'?: string | undefined;
  [KEY_HEADER]?: string | string[] | undefined;
}): boolean {
  const type = headers['content-type'];
  return (
    readBodyFormat(type) === 'form' || (isMultipart(type) && headers[KEY_HEADER] === undefined)
  );
}
