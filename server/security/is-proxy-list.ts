import fastify from 'fastify';

/** Whether the server can start with a list of proxies: what reads it then is asked, since it ends a start without saying which setting was wrong. */
export function isProxyList(text: string): boolean {
  try {
    fastify({ trustProxy: text });
    return true;
  } catch {
    return false;
  }
}
