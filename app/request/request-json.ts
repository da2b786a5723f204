import { breakOffAtLimit } from './time-limit.ts';

/** An answer that is not a success. The message is `<status>: <body, or the status's text>` (product 7.10). */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  /** The answer's body as it came, such as problem details. */
  readonly body: string;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.body = body;
  }
}

/**
 * Asks an address for JSON, with cookies (product 7.10).
 *
 * @param body sent as JSON when there is one
 * @param headers beside the content type
 * @returns the answer's JSON, whose shape is the caller's to know
 * @throws RequestError for an answer that is not a success; NoAnswerError when it takes too long; TypeError when there is none;
 * SyntaxError when it is not JSON
 */
export async function requestJson(
  method: string,
  url: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const hasBody = body !== undefined;
  return breakOffAtLimit(async (signal) => {
    const response = await fetch(url, {
      method,
      headers: hasBody ? { 'content-type': 'application/json', ...headers } : { ...headers },
      credentials: 'include',
      signal,
      ...(hasBody ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) {
      throw new RequestError(response.status, response.statusText, await response.text());
    }
    // Within the limit, too: an answer may begin and not end.
    return response.json();
  });
}
