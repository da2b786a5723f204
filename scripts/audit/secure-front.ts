import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { makeCertificate } from '../../server/test-support/make-certificate.ts';

/** What a proxy in front of the server does in production: encryption, and a redirect from http to https. */
export interface SecureFront {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Of the authority that a client must trust. */
  readonly certificate: string;
  close(): void;
}

/** @param target the server's address on the loopback */
export async function openSecureFront(target: string): Promise<SecureFront> {
  const { key, cert } = makeCertificate('127.0.0.1', true);
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, headers, url = '/' } = incoming;
    const options = { headers, ...(method === undefined ? {} : { method }) };
    const onward = request(new URL(url, target), options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  };
  const secure = createSecureServer({ key, cert }, pass);
  const httpsPort = await listen(secure);
  const plain = createServer(({ url = '/' }, answer) => {
    answer.writeHead(301, { location: `https://127.0.0.1:${httpsPort}${url}` }).end();
  });
  const httpPort = await listen(plain);
  return {
    httpPort,
    httpsPort,
    certificate: cert,
    close: () => {
      for (const server of [secure, plain]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

async function listen(server: Server | ReturnType<typeof createSecureServer>): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}
