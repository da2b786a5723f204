import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/**
 * Logs hold no personal data: no IP or e-mail address, user agent, query string, body or header value. A line about a
 * request is its method, its route (the pattern, never the address that was asked for), its status and its duration.
 * Answers from the built site are not logged at all. An error is told by its name, code and stack frames; its message
 * is left out, since parsers quote what they could not read.
 */
export type SafeError = {
  type: string;
  /** The error's code, if it has one; never its message. */
  message: string;
  stack: string;
};

const FRAME_LIMIT = 12;
const FRAME = /^\s+at /;
/** A frame that names a place in a file, which words that somebody typed do not. */
const PLACED_FRAME = /^\s+at (?:.* \()?(?:file:|node:|\/)\S*:\d+:\d+\)?$/;

/** What may be told about an error of any origin. */
export function describeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const stack = error.stack ?? '';
  const at = stack.indexOf(error.message);
  // A stack keeps the message that its error had when it was first asked for: after a change of that, nobody knows where it ends.
  const [told, frame] =
    at === -1 ? [stack, PLACED_FRAME] : [stack.slice(at + error.message.length), FRAME];
  const frames = told.split('\n').filter((line) => frame.test(line));
  return { type: error.name, message: code, stack: frames.slice(0, FRAME_LIMIT).join('\n') };
}

/**
 * Fastify's logger options. The serializers guard against a library that logs a whole request, answer or error.
 *
 * @param level pino's level, "silent" for none
 * @param stream where lines go; standard output unless told
 */
export function loggerOptions(
  level: string,
  stream?: { write(line: string): void },
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { req: () => ({}), res: () => ({}), err: describeError },
  };
  return stream === undefined ? options : { ...options, stream };
}

/** Writes the one line a request gets, once it has been answered. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? '(no route)',
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
    };
    request.log.info(line, 'answered');
  });
}
