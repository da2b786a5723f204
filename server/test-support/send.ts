import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface Sending {
  port: number;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  /** An array is sent in chunks, without a length. */
  body?: string | Buffer | readonly Buffer[];
}

/** Sends one request just as it is told, which fetch would tidy up. */
export function send({
  port,
  method = 'GET',
  path,
  headers = {},
  body = '',
}: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const isChunked = Array.isArray(body);
    const outgoing = request({ port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text: whole.toString(),
        });
      });
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    if (isChunked) for (const chunk of body) outgoing.write(chunk);
    outgoing.end(isChunked ? undefined : body);
  });
}

/** Sends bytes that need not be a request, and reads until the server closes or has been still for a while. */
export function sendRaw(port: number, bytes: string | Buffer, stillMs = 300): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(stillMs, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(received));
  });
}
