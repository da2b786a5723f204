import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_MEDIA_TYPE, problemDetails } from './problem-details.ts';
import type { SiteHandler } from './site/site-handler.ts';

/** A client that sends a byte a second must not hold a connection for ever (slow-loris). Node looks once an interval. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
const TIMEOUT_CHECK_INTERVAL_MS = 1_000;

/** What the parser's errors mean; every other one is a request that is no HTTP. */
const STATUS_BY_CODE: Readonly<Record<string, { status: number; detail: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, detail: "The request's headers are too large." },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    detail: 'The request took too long to arrive. Please send it again.',
  },
};

/**
 * Makes the HTTP server: the site's answers come straight from memory, all others from the given handler.
 *
 * @param handleSite answers and returns true, or returns false for an address that is not the site's
 * @param handleRequest answers everything else
 */
export function createHttpServer(
  handleSite: SiteHandler,
  handleRequest: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
    },
    (request, response) => {
      if (!handleSite(request, response)) handleRequest(request, response);
    },
  );
  server.on('clientError', answerUnreadable);
  return server;
}

/** Answers bytes that are no request, by the parser's code alone: the bytes themselves are neither repeated nor logged. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const known = STATUS_BY_CODE[error.code ?? ''];
  const { status, detail } = known ?? { status: 400, detail: 'The request is not valid HTTP.' };
  const problem = problemDetails(status, detail);
  const body = JSON.stringify(problem);
  const head =
    `HTTP/1.1 ${status} ${problem.title}\r\nContent-Type: ${PROBLEM_MEDIA_TYPE}\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n`;
  socket.end(head + body, () => socket.destroy());
}
