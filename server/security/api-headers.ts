import type { FastifyInstance } from 'fastify';

/**
 * Headers of every answer that is not a built page. The answers are data: they need to load nothing, be framed by nobody, be
 * kept by no cache and be guessed to be nothing else. The form's answer page replaces the policy by its own.
 */
export const API_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Sets them before anything else can answer. */
export function addApiHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(API_HEADERS);
  });
}
