import { generateKeyPairSync, sign } from 'node:crypto';

/** A key and a certificate, as PEM. */
export interface TestCertificate {
  key: string;
  cert: string;
}

/** DER tags (ITU-T X.690), and object identifiers as they stand in a certificate. */
const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const ED25519 = [0x2b, 0x65, 0x70];
const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x55, 0x04, 0x03];
const ALTERNATIVE_NAMES = [0x55, 0x1d, 0x11];

/**
 * Makes a self-signed certificate (RFC 5280, Ed25519 by RFC 8410) for one IPv4 address. Node.js makes keys and no certificates, and a test must not
 * need another program.
 *
 * @param forBrowsers with a key that browsers take too (ECDSA, P-256)
 */
export function makeCertificate(address: string, forBrowsers = false): TestCertificate {
  const { publicKey, privateKey } = forBrowsers
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
    : generateKeyPairSync('ed25519');
  const algorithm = der(SEQUENCE, der(OBJECT_ID, forBrowsers ? ECDSA_WITH_SHA256 : ED25519));
  const name = der(
    SEQUENCE,
    der(SET, der(SEQUENCE, der(OBJECT_ID, COMMON_NAME), der(UTF8_STRING, Buffer.from('test')))),
  );
  const ipAddress = der(0x87, address.split('.').map(Number));
  const alternatives = der(
    SEQUENCE,
    der(OBJECT_ID, ALTERNATIVE_NAMES),
    der(OCTET_STRING, der(SEQUENCE, ipAddress)),
  );
  const toSign = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, [2])),
    der(INTEGER, [1]),
    algorithm,
    name,
    der(SEQUENCE, utcTime(-1), utcTime(1)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, alternatives)),
  );
  const signature = der(BIT_STRING, [0], sign(forBrowsers ? 'sha256' : null, toSign, privateKey));
  const text = der(SEQUENCE, toSign, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`,
  };
}

/** One value with its tag and length. */
function der(tag: number, ...parts: readonly (Uint8Array | readonly number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  // In as few bytes as will do: browsers take no other form.
  const long = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  const lengthBytes = length < 0x80 ? [length] : long;
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), content]);
}

/** So many days from now. */
function utcTime(days: number): Buffer {
  const moment = new Date(Date.now() + days * 86_400_000).toISOString();
  return der(UTC_TIME, Buffer.from(`${moment.replaceAll(/[-:T]|\.\d+/g, '').slice(2)}`));
}
