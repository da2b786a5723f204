import type { FastifyInstance } from 'fastify';

/**
 * Headers of every answer that is not a built page. The answers are data: they need to load nothing, be framed by nobody, be
 * kept by no cache and be guessed to be nothing else. The form's answer page replaces the policy by its own.
 */
const API_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

declare module 'fastify' {
  interface FastifyInstance {
    /** What every answer begins with; routes may replace some of it. */
    answerHeaders: Readonly<Record<string, string>>;
  }
}

/**
 * Sets them before anything else can answer.
 *
 * @param ofEveryAnswer those of the built site, encryption's among them; where both name one, the narrower of data holds
 */
export function addApiHeaders(
  app: FastifyInstance,
  ofEveryAnswer: Readonly<Record<string, string>>,
): void {
  app.decorate('answerHeaders', { ...lowerCased(ofEveryAnswer), ...API_HEADERS });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(app.answerHeaders);
  });
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
