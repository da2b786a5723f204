import { connect, createServer, type Socket } from 'node:net';

/** Stands between clients and servers, as a load balancer or a network does. */
export interface Forwarder {
  port: number;
  /** While true nothing passes, and nobody is told: the line is dead. */
  isStalled: boolean;
  close(): Promise<void>;
}

/** Gives each connection to the next of some loopback ports in turn. A port where nobody listens costs the connection. */
export async function forwardInTurn(ports: readonly number[]): Promise<Forwarder> {
  const sockets = new Set<Socket>();
  let turn = 0;
  const server = createServer((client) => {
    const target = connect(ports[turn++ % ports.length] ?? 0, '127.0.0.1');
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk: Buffer) => {
        if (!forwarder.isStalled) to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const forwarder: Forwarder = {
    port: 0,
    isStalled: false,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  forwarder.port = address.port;
  return forwarder;
}
