import fc, { type Arbitrary } from 'fast-check';
import {
  MULTIPART_TYPE,
  writeMultipart,
  type Part,
} from '../../../server/test-support/multipart.ts';
import { withMark } from './generate-fields.ts';
import { MARKS } from './marks.ts';

/** What a form in parts is sent as. */
export interface MultipartContent {
  type: string;
  body: Buffer;
}

/** A field that is no text comes as JSON, as the site's script sends it. */
function toParts(fields: object): Part[] {
  return Object.entries(fields).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : String(JSON.stringify(value)),
  }));
}

/** A photo whole, cut, or with more behind it, or none at all. */
function photoBytes(photo: Buffer): Arbitrary<Buffer> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(photo) },
    {
      weight: 2,
      arbitrary: withMark(MARKS.photo).map((text) => Buffer.concat([photo, Buffer.from(text)])),
    },
    { weight: 1, arbitrary: fc.nat(photo.length).map((end) => photo.subarray(0, end)) },
    { weight: 1, arbitrary: withMark(MARKS.photo).map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)) },
  );
}

/** A name that a part's head can hold. */
const fileName = withMark(MARKS.photo).map((text) => text.replaceAll(/["\r\n]/g, '-'));

/**
 * Forms with photos: mostly consultations that are whole, some without end, of another boundary, or with files where none belong.
 *
 * @param fields of a request
 * @param photo a picture that can be read
 */
export function multipartContents(
  fields: Arbitrary<object>,
  photo: Buffer,
): Arbitrary<MultipartContent> {
  const files = fc.array(
    fc.record({
      name: fc.oneof(
        { weight: 15, arbitrary: fc.constant('photos') },
        { weight: 1, arbitrary: fc.constantFrom('name', 'kind', `${MARKS.rest}7`) },
      ),
      value: photoBytes(photo),
      fileName: fc.oneof(
        { weight: 9, arbitrary: fileName },
        { weight: 1, arbitrary: fc.constant('') },
      ),
    }),
    { maxLength: 3 },
  );
  const consultation = fields.map((value) => ({ ...value, kind: 'virtual-consultation' }));
  const known = fc.oneof({ weight: 9, arbitrary: consultation }, { weight: 1, arbitrary: fields });
  const whole = fc
    .tuple(known, files)
    .map(([value, photos]) => writeMultipart([...toParts(value), ...photos]));
  const cut = fc.tuple(whole, fc.nat()).map(([body, at]) => body.subarray(0, at % body.length));
  const typed = (type: string, body: Arbitrary<Buffer>): Arbitrary<MultipartContent> =>
    body.map((bytes) => ({ type, body: bytes }));
  return fc.oneof(
    { weight: 8, arbitrary: typed(MULTIPART_TYPE, whole) },
    { weight: 1, arbitrary: typed(MULTIPART_TYPE, cut) },
    { weight: 1, arbitrary: typed('multipart/form-data; boundary=other', whole) },
  );
}
