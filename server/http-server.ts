import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { REFUSAL_WORDS } from '../domain/intake/refusal-words.ts';
import { ANSWER_PAGE_POLICY } from './answers/answer-page.ts';
import { isFormPost, isMultipart } from './answers/media-type.ts';
import { PROBLEM_MEDIA_TYPE, problemDetails, type ProblemDetails } from './problem-details.ts';
import type { SiteHandler } from './site/site-handler.ts';

/** A client that sends a byte a second must not hold a connection for ever (slow-loris). Node looks once an interval. */
const HEADERS_TIMEOUT_MS = 10_000;
const TIMEOUT_CHECK_INTERVAL_MS = 1_000;

/** How long a request may take to arrive: a few kilobytes, or photos over a phone's slow line. */
export const REQUEST_TIMES = { plainMs: 15_000, uploadMs: 300_000 } as const;

/**
 * How slowly photos may come in: an upload that holds its turn (server/photos/upload-turns.ts) and sends next to nothing is ended. At this pace
 * five minutes bring less than two and a half megabytes.
 */
const UPLOAD_PACE: Pace = { graceMs: 15_000, bytesPerSecond: 8 * 1_024 };

interface Pace {
  /** Nothing is asked before: a line may be slow to begin. */
  graceMs: number;
  /** On average since the beginning. */
  bytesPerSecond: number;
}

interface HttpSettings {
  readonly plainMs: number;
  readonly uploadMs: number;
  readonly pace?: Pace;
  /** What has the time of uploads; without it what visitors send with photos. */
  readonly isUpload?: (request: IncomingMessage) => boolean;
  /** Writes the page for a form without script, by the page that it came from; without it all are answered with data. */
  readonly writeRefused?: (referer: string | undefined, problem: ProblemDetails) => string;
}

/** A request that is answered here, where it got so far. */
interface Unread {
  readonly request: IncomingMessage | undefined;
  readonly writeRefused: HttpSettings['writeRefused'];
}

/** What takes photos (server/intake/requests-route.ts). */
const UPLOAD_ADDRESS = /^\/api\/requests(\?|$)/;

const TOOK_TOO_LONG = 'ERR_HTTP_REQUEST_TIMEOUT';

/** What the parser's errors mean; every other one is a request that is no HTTP. */
const STATUS_BY_CODE: Readonly<Record<string, { status: number; detail: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, detail: "The request's headers are too large." },
  [TOOK_TOO_LONG]: {
    status: 408,
    detail: REFUSAL_WORDS.tookTooLong,
  },
};

/** Photos that are coming in, by what they come over: sent again as they are, they would take too long again. */
const uploads = new WeakMap<Socket, IncomingMessage>();

/**
 * Makes the HTTP server: the site's answers come straight from memory, all others from the given handler.
 *
 * @param handleSite answers and returns true, or returns false for an address that is not the site's
 * @param handleRequest answers everything else
 * @param settings how long a request may take to arrive, how slowly photos may, and how a form is told that it did not
 */
export function createHttpServer(
  handleSite: SiteHandler,
  handleRequest: (request: IncomingMessage, response: ServerResponse) => void,
  settings: HttpSettings = REQUEST_TIMES,
): Server {
  const { plainMs, uploadMs, pace = UPLOAD_PACE, isUpload = isUploadOfVisitor } = settings;
  const { writeRefused } = settings;
  const server = createServer(
    {
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, uploadMs),
      requestTimeout: uploadMs,
      connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS,
    },
    (request, response) => {
      const end = (): void => endLate(response, { request, writeRefused });
      if (isUpload(request)) limitPace(request, response, pace, end);
      else limitArrival(request, plainMs, end);
      if (!handleSite(request, response)) handleRequest(request, response);
    },
  );
  server.on('clientError', (error: Fault, socket: Socket) =>
    answerUnreadable(error, socket, { request: uploads.get(socket), writeRefused }),
  );
  return server;
}

function isUploadOfVisitor({ method, url = '', headers }: IncomingMessage): boolean {
  return method === 'POST' && UPLOAD_ADDRESS.test(url) && isMultipart(headers['content-type']);
}

/** Node has one time limit for all requests, which is that of uploads. This is the one for all others, and counts from the end of the headers. */
function limitArrival(request: IncomingMessage, limitMs: number, end: () => void): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if ((length === undefined || length === '0') && encoding === undefined) return;
  const timer = setTimeout(() => {
    if (!request.complete) end();
  }, limitMs);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
}

/** Looks once an interval how much has come in altogether since the end of the headers. */
function limitPace(
  request: IncomingMessage,
  response: ServerResponse,
  { graceMs, bytesPerSecond }: Pace,
  end: () => void,
): void {
  const { socket } = request;
  if (isUploadOfVisitor(request)) uploads.set(socket, request);
  const bytesBefore = socket.bytesRead;
  const begunMs = performance.now();
  const timer = setInterval(() => {
    const tookMs = performance.now() - begunMs;
    if (request.complete || tookMs < graceMs) return;
    const leastBytes = (bytesPerSecond * tookMs) / 1_000;
    if (socket.bytesRead - bytesBefore < leastBytes) end();
  }, TIMEOUT_CHECK_INTERVAL_MS);
  timer.unref();
  const stop = (): void => {
    clearInterval(timer);
    uploads.delete(socket);
  };
  request.once('close', stop);
  response.once('close', stop);
}

function endLate(response: ServerResponse, unread: Unread & { request: IncomingMessage }): void {
  const { socket } = unread.request;
  // The answer is out already; what goes on coming is of no use to anybody.
  if (response.headersSent) socket.destroy();
  else answerUnreadable({ code: TOOK_TOO_LONG }, socket, unread);
}

interface Fault {
  readonly code?: string | undefined;
}

/** Answers bytes that are no request, by the parser's code alone: the bytes themselves are neither repeated nor logged. */
function answerUnreadable(error: Fault, socket: Socket, { request, writeRefused }: Unread): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const known = STATUS_BY_CODE[error.code ?? ''];
  const { status, detail } = known ?? { status: 400, detail: 'The request is not valid HTTP.' };
  const isUploadLate = error.code === TOOK_TOO_LONG && uploads.has(socket);
  const problem = problemDetails(status, isUploadLate ? REFUSAL_WORDS.photosTookTooLong : detail);
  const page =
    request !== undefined && isFormPost(request.headers)
      ? writeRefused?.(request.headers.referer, problem)
      : undefined;
  const body = page ?? JSON.stringify(problem);
  const type = page === undefined ? PROBLEM_MEDIA_TYPE : 'text/html; charset=utf-8';
  const policy =
    page === undefined ? "default-src 'none'; frame-ancestors 'none'" : ANSWER_PAGE_POLICY;
  const head =
    `HTTP/1.1 ${status} ${problem.title}\r\nContent-Type: ${type}\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\n` +
    `X-Content-Type-Options: nosniff\r\nContent-Security-Policy: ${policy}\r\nConnection: close\r\n\r\n`;
  socket.end(head + body, () => socket.destroy());
}
