import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface BegunRequest {
  readonly socket: Socket;
  /** All that has come back so far, the server's leave to go on among it. */
  answer(): string;
}

/**
 * Sends the head of a request, and waits until the server has read it: it asks for the body then.
 *
 * @param key the idempotency key
 * @param bodyBytes how much is to follow
 */
export async function beginRequest(
  port: number,
  key: string,
  bodyBytes: number,
): Promise<BegunRequest> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const asked = once(socket, 'data');
  socket.write(
    [
      'POST /api/requests HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      `Idempotency-Key: ${key}`,
      `Content-Length: ${bodyBytes}`,
      'Expect: 100-continue',
      '\r\n',
    ].join('\r\n'),
  );
  await asked;
  return { socket, answer: () => answer };
}
