import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

export interface FakeS3 {
  /** The address of its bucket. */
  url: string;
  objects: Map<string, Buffer>;
  /** Method and path of every call, refused ones too. */
  calls: string[];
  /** The next calls are answered with these, whatever they ask; 0 cuts the line. */
  failWith(...statuses: number[]): void;
  /** The next call is sent elsewhere. */
  redirectTo(address: string): void;
  close(): Promise<void>;
}

export const FAKE_S3_KEY = { region: 'eu-test-1', keyId: 'TESTKEYID', secret: 'test/secret+7391' };

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/** Stands in for a store that speaks the S3 protocol: it checks every signature by the published rules (Signature Version 4) on its own. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  const failures: number[] = [];
  let redirect: string | undefined;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const { method = '', url = '' } = request;
    calls.push(`${method} ${url}`);
    const failure = failures.shift();
    if (failure === 0) return request.socket.destroy();
    if (redirect !== undefined) {
      response.writeHead(307, { location: redirect }).end();
      redirect = undefined;
      return;
    }
    const status = failure ?? (isSigned(request, body) ? 200 : 403);
    if (status !== 200) return response.writeHead(status).end('<Error/>');
    if (!url.startsWith('/photos/')) return response.writeHead(404).end('<Error/>');
    if (method === 'PUT') {
      objects.set(url, body);
      return response.writeHead(200).end();
    }
    if (method === 'DELETE') {
      objects.delete(url);
      return response.writeHead(204).end();
    }
    const found = objects.get(url);
    return found ? response.writeHead(200).end(found) : response.writeHead(404).end('<Error/>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/photos`,
    objects,
    calls,
    failWith: (...statuses) => void failures.push(...statuses),
    redirectTo: (target) => {
      redirect = target;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, keyId, day = '', region = '', names = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  const hash = createHash('sha256').update(body).digest('hex');
  const isComplete = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) =>
    names.split(';').includes(name),
  );
  if (keyId !== FAKE_S3_KEY.keyId || region !== FAKE_S3_KEY.region || !isComplete) return false;
  if (headers['x-amz-content-sha256'] !== hash) return false;
  const canonical = [
    method,
    url,
    '',
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  return signatureOf(FAKE_S3_KEY.secret, scope, toSign) === signature;
}

/**
 * The signature that the rules give.
 *
 * @param scope day, region, service and ending, with slashes between
 * @param toSign the text to sign
 */
export function signatureOf(secret: string, scope: string, toSign: string): string {
  const sign = (key: string | Buffer, text: string): Buffer =>
    createHmac('sha256', key).update(text).digest();
  const key = scope.split('/').reduce<string | Buffer>(sign, `AWS4${secret}`);
  return sign(key, toSign).toString('hex');
}
