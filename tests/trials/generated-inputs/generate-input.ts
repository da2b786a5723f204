import fc, { type Arbitrary } from 'fast-check';
import {
  appointmentBody,
  changeBody,
  plain,
  requestBody,
  toForm,
  withMark,
  withStrangers,
} from './generate-fields.ts';
import { multipartContents } from './generate-multipart.ts';
import { MARKS } from './marks.ts';

/** Bytes to be sent, and whether they are one whole request, which must then be answered. */
export interface GeneratedInput {
  bytes: Buffer;
  isWhole: boolean;
}

/** What generated inputs are made with. */
interface InputSamples {
  /** Times that can be booked. */
  times: readonly string[];
  /** A picture that can be read. */
  photo: Buffer;
}

interface Content {
  /** Where it belongs. */
  home: string;
  /** The type it is sent as, which need not be its own. */
  type: string | undefined;
  body: Buffer;
}

const anyType = fc.oneof(
  fc.constantFrom(
    undefined,
    'text/plain',
    'application/json; charset=utf-16',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/json',
  ),
  fc.stringMatching(/^[a-z/;=*" -]{0,30}$/),
);

function contents(home: string, fields: Arbitrary<object>): Arbitrary<Content> {
  const known = withStrangers(fields);
  const json = known.map((value) => JSON.stringify(value));
  const form = fc
    .tuple(known, plain(MARKS.key))
    .map(([value, key]) => toForm({ ...value, idempotencyKey: key.replaceAll(/[^!-~]/g, '-') }));
  const cut = fc
    .tuple(json, fc.nat(), withMark(MARKS.rest))
    .map(([text, at, more]) => text.slice(0, at % (text.length + 1)) + more);
  const typed = (type: string, text: Arbitrary<string>): Arbitrary<Content> =>
    text.map((body) => ({ home, type, body: Buffer.from(body) }));
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((piece) => Buffer.from(piece)),
    json.map((text) => Buffer.from(text)),
  );
  return fc.oneof(
    { weight: 10, arbitrary: typed('application/json', json) },
    { weight: 4, arbitrary: typed('application/x-www-form-urlencoded', form) },
    { weight: 1, arbitrary: typed('application/json', cut) },
    { weight: 1, arbitrary: typed('application/json', fc.json()) },
    { weight: 1, arbitrary: fc.record({ home: fc.constant(home), type: anyType, body: bytes }) },
  );
}

const query = fc.oneof(
  fc.constant(''),
  withMark(MARKS.query).map((text) => `?name=${encodeURIComponent(text)}&name=2`),
  // A name of letters alone is repeated on purpose, like any field's.
  fc.webQueryParameters().map((text) => `?${MARKS.query}7=${text}`),
);
const elsewhere = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.constantFrom('/api/requests', '/api/appointments', '/api/appointments/find'),
  },
  { weight: 1, arbitrary: fc.constantFrom('/', '/team', '/healthz', '/readyz', '/request') },
  { weight: 1, arbitrary: fc.constantFrom('/api/slots?event=virtual-consult', '/api/slots') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.oneof(fc.base64String({ maxLength: 80 }), withMark(MARKS.link)),
        fc.constantFrom('', '/slots', '/reschedule', '/cancel'),
      )
      .map(([token, action]) => `/api/appointments/${encodeURIComponent(token)}${action}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('/', '//', '/api/', '/api/../', '/%2e%2e/', '/api/%zz'), fc.webPath())
      .map(([start, rest]) => `${start}${rest}/${MARKS.address}`),
  },
);
const method = fc.oneof(
  { weight: 20, arbitrary: fc.constant('POST') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'),
  },
);
const key = fc.oneof(
  { weight: 20, arbitrary: fc.uuid().map((id) => `${MARKS.key}-${id}`) },
  { weight: 1, arbitrary: fc.nat(50).map((number) => `${MARKS.key}-again-${number}`) },
  { weight: 1, arbitrary: fc.constantFrom('', 'short', `${MARKS.key} 1`, MARKS.key.repeat(300)) },
);
/** Any byte that may stand in a header. */
const headerText = fc.stringMatching(/^[\t -~\u0080-\u00ff]{0,40}$/);
const harmlessHeader = fc.oneof(
  headerText.map((text) => `User-Agent: ${MARKS.agent}${text}`),
  headerText.map((text) => `X-Anything: ${text}${MARKS.header}`),
  headerText.map((text) => `Cookie: ${MARKS.header}=${text}`),
  headerText.map((text) => `X-Forwarded-For: ${MARKS.header}, ${text}`),
  headerText.map((text) => `Accept: ${text}${MARKS.header}`),
  headerText.map((text) => `Accept-Encoding: ${text}`),
  headerText.map((text) => `If-None-Match: ${text}`),
  fc.constantFrom('Expect: 100-continue', 'Upgrade: websocket', 'Origin: http://localhost'),
);
const tellingHeader = fc.constantFrom(
  `Origin: https://${MARKS.origin}.example`,
  'Origin: null',
  'Sec-Fetch-Site: cross-site',
  'Content-Encoding: gzip',
  `Host: ${MARKS.header}.example`,
);
const anyHeader = fc.oneof(
  { weight: 20, arbitrary: harmlessHeader },
  { weight: 1, arbitrary: tellingHeader },
);

/** A whole request, as some client might send it. */
function wholeInputs({ times, photo }: InputSamples): Arbitrary<GeneratedInput> {
  const content = fc.oneof(
    { weight: 6, arbitrary: contents('/api/requests', requestBody) },
    {
      weight: 1,
      arbitrary: multipartContents(withStrangers(requestBody), photo).map((sent) => ({
        home: '/api/requests',
        ...sent,
      })),
    },
    { weight: 3, arbitrary: contents('/api/appointments', appointmentBody(times)) },
    { weight: 1, arbitrary: contents('/api/appointments/find', changeBody(times)) },
  );
  const place = fc.oneof(
    { weight: 8, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: elsewhere },
  );
  return fc
    .record({ method, place, query, key, content, headers: fc.array(anyHeader, { maxLength: 3 }) })
    .map((parts) => {
      const { home, type, body } = parts.content;
      const address = parts.place === '' ? home : parts.place;
      const lines = [
        `${parts.method} ${address}${address.includes('?') ? '' : parts.query} HTTP/1.1`,
        'Host: localhost',
        'Connection: close',
        `Content-Length: ${body.length}`,
        `Idempotency-Key: ${parts.key}`,
        ...(type === undefined ? [] : [`Content-Type: ${type}`]),
        ...parts.headers,
      ];
      const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
      return { bytes: Buffer.concat([head, body]), isWhole: true };
    });
}

/** Such a request with bytes changed, cut or added, or no request at all. */
function brokenInputs(samples: InputSamples): Arbitrary<GeneratedInput> {
  const spoilt = fc
    .tuple(wholeInputs(samples), fc.nat(), fc.uint8Array({ maxLength: 6 }), fc.boolean())
    .map(([{ bytes }, at, more, isCut]) => {
      const place = at % bytes.length;
      const rest = isCut ? Buffer.alloc(0) : bytes.subarray(place + more.length);
      return Buffer.concat([bytes.subarray(0, place), more, rest]);
    });
  const noise = fc
    .uint8Array({ maxLength: 200 })
    .map((bytes) => Buffer.concat([Buffer.from(MARKS.rest), bytes, Buffer.from('\r\n\r\n')]));
  return fc.oneof(spoilt, noise).map((bytes) => ({ bytes, isWhole: false }));
}

/**
 * Anything that may come in over the wire.

 */
export function generatedInputs(samples: InputSamples): Arbitrary<GeneratedInput> {
  return fc.oneof(
    { weight: 9, arbitrary: wholeInputs(samples) },
    { weight: 1, arbitrary: brokenInputs(samples) },
  );
}
