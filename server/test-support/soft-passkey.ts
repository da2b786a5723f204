import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const UP_AND_UV = 0x05;
const WITH_CREDENTIAL = 0x40;

/** A passkey made of software, as a browser would answer with it: ES256, the owner verified. */
export interface SoftPasskey {
  id: string;
  register(challenge: string, origin?: string): Record<string, unknown>;
  sign(challenge: string, origin?: string, flags?: number): Record<string, string>;
}

/** @param origin whose it is */
export function makeSoftPasskey(origin: string): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const rpHash = createHash('sha256').update(new URL(origin).hostname).digest();
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const authData = (flags: number, more: Buffer = Buffer.alloc(0)): Buffer =>
    Buffer.concat([rpHash, Buffer.from([flags]), Buffer.alloc(4), more]);
  const clientData = (type: string, challenge: string, at: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));

  return {
    id: id.toString('base64url'),
    register: (challenge, at = origin) => {
      const data = authData(
        UP_AND_UV | WITH_CREDENTIAL,
        Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]),
      );
      // {"fmt": "none", "attStmt": {}, "authData": …}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        id: id.toString('base64url'),
        attestation: attestation.toString('base64url'),
        clientData: clientData('webauthn.create', challenge, at).toString('base64url'),
        transports: ['internal'],
      };
    },
    sign: (challenge, at = origin, flags = UP_AND_UV) => {
      const data = authData(flags);
      const client = clientData('webauthn.get', challenge, at);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id: id.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        clientData: client.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      };
    },
  };
}
