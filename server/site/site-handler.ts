import type { IncomingMessage, ServerResponse } from 'node:http';
import { PROBLEM_MEDIA_TYPE, problemDetails } from '../problem-details.ts';
import { sendVariant } from './answer.ts';
import type { Site } from './load-site.ts';
import { isCleanPath, isOfOthers, splitAddress, withQuery } from './site-address.ts';

/** Answers and returns true, or returns false for an address that is not the site's. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

const ALLOWED_METHODS = 'GET, HEAD';
const WRONG_METHOD = JSON.stringify(
  problemDetails(405, `This address takes ${ALLOWED_METHODS} only.`),
);

/**
 * Answers for the built site, out of memory. It must stay near the speed of node:http itself, so the commonest request (an
 * address just as it stands in the map) takes one look-up and allocates nothing; everything else may cost a little.
 *
 * Rules (product 2.2, 2.3): exact case; one trailing slash of a known page is redirected away; redirects keep
 * the query; a prefix takes in whatever begins with it; any other address is the not-found page.
 */
export function createSiteHandler(site: Site): SiteHandler {
  return (request, response) => {
    const url = request.url ?? '/';
    if (request.method === 'GET' || request.method === 'HEAD') {
      const answer = site.answers.get(url);
      if (answer === undefined) return answerRest(site, url, request, response);
      sendVariant(answer, request, response);
      return true;
    }
    if (isOfOthers(splitAddress(url).path)) return false;
    const headers = [
      ...site.commonHeaders,
      'allow',
      ALLOWED_METHODS,
      'content-type',
      PROBLEM_MEDIA_TYPE,
      'content-length',
      String(Buffer.byteLength(WRONG_METHOD)),
    ];
    response.writeHead(405, headers).end(WRONG_METHOD);
    return true;
  };
}

function answerRest(
  site: Site,
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { path, query } = splitAddress(url);
  if (isOfOthers(path)) return false;
  if (!isCleanPath(path)) {
    sendVariant(site.notFound, request, response);
    return true;
  }
  const target = findRedirect(site, path);
  if (target === undefined) sendPage(site, path, request, response);
  else {
    const headers = [
      ...site.commonHeaders,
      'location',
      withQuery(target, query),
      'content-length',
      '0',
    ];
    response.writeHead(301, headers).end();
  }
  return true;
}

/** Where a path leads on to, if it does: a redirect's target, or the path without its one trailing slash. */
function findRedirect(site: Site, path: string): string | undefined {
  const redirect = site.redirects.get(path);
  if (redirect !== undefined || !path.endsWith('/') || path === '/') return redirect;
  const trimmed = path.slice(0, -1);
  const isKnown = site.pagePaths.has(trimmed) || site.redirects.has(trimmed);
  return isKnown ? trimmed : undefined;
}

function sendPage(
  site: Site,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const keyed = site.keyedPages.get(path);
  if (keyed !== undefined) return keyed(request, response);
  const answer = site.answers.get(path) ?? findByPrefix(site, path) ?? site.notFound;
  sendVariant(answer, request, response);
}

function findByPrefix(site: Site, path: string) {
  const match = site.prefixes.find(({ prefix }) => path.startsWith(prefix));
  return match && site.answers.get(match.page);
}
