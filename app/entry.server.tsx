import { prerender } from 'react-dom/static';
import { ServerRouter, type EntryContext } from 'react-router';

/**
 * Renders a page for prerendering, with all of its content in place: nothing streams in later through scripts,
 * so that the page reads whole where JavaScript is off.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // Otherwise React puts larger parts at the end of the page, hidden until a script moves them to their place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError(error) {
      throw error;
    },
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(prelude, { status, headers });
}
