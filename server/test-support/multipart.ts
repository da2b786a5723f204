/** One part of a form: a text, or a file with a name. */
export interface Part {
  name: string;
  value: string | Buffer;
  fileName?: string;
}

const BOUNDARY = 'test-boundary-7391';

export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Writes a form as a browser does. */
export function writeMultipart(parts: readonly Part[]): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ name, value, fileName }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"` +
          (fileName === undefined
            ? ''
            : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`) +
          '\r\n\r\n',
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}

/** The fields of a virtual consultation that is accepted. */
export const CONSULTATION_FIELDS: readonly Part[] = [
  { name: 'kind', value: 'virtual-consultation' },
  { name: 'name', value: 'Ann Lee' },
  { name: 'email', value: 'ann.lee@example.com' },
  { name: 'phone', value: '' },
  { name: 'preferredContact', value: 'email' },
  { name: 'message', value: 'About my front teeth.' },
  { name: 'consent', value: 'on' },
];

/** A photo as the form sends it. */
export function photoPart(value: Buffer, fileName = 'IMG_7391.jpg'): Part {
  return { name: 'photos', value, fileName };
}
