import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Docker and systemd kill after 10 s; requests end by themselves or by their time-out well before, or are cut here. */
const CUT_AFTER_MS = 8_000;

/** Whatever still hangs then, such as a database's line, is left: what was acknowledged is on disk. */
const EXIT_AFTER_MS = 9_500;

/** A kept-alive connection that becomes idle after its last answer is closed at the next look. */
const IDLE_CHECK_INTERVAL_MS = 100;

/**
 * Closes the server when the system asks it to: it stops accepting, finishes what is in flight, closes what the app owns, and
 * exits with 0, within ten seconds.
 */
export function closeOnSignal(app: FastifyInstance): void {
  const closeUnused = trackUnused(app.server);
  let isClosing = false;
  const close = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    app.log.info('closing');
    const idleCheck = setInterval(() => {
      app.server.closeIdleConnections();
      closeUnused();
    }, IDLE_CHECK_INTERVAL_MS);
    setTimeout(() => process.exit(0), EXIT_AFTER_MS);
    const cut = setTimeout(() => app.server.closeAllConnections(), CUT_AFTER_MS);
    await app.close();
    clearInterval(idleCheck);
    clearTimeout(cut);
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

/** Browsers open connections ahead of need. Node takes one that has said nothing yet for busy, and would wait for it. */
function trackUnused(server: Server): () => void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
}
