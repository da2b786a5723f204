/** What the server said, or that it could not be reached (status 0). */
export class DeskError extends Error {
  override readonly name = 'DeskError';
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** Status of an answer that never came. */
const NO_LINE = 0;
/** A stalled line says nothing by itself: after so long without the whole answer the desk is as without one. */
const LIMIT_MS = 30_000;
/** All cards at once, or a photo, over the slow line of an office; or what the server does for longer. */
const LONG_LIMIT_MS = 180_000;
/** What a proxy says in the place of a server that it does not reach. */
const NOBODY_BEHIND: ReadonlySet<number> = new Set([502, 503, 504]);

/** The session has ended. */
const LOCKED = 401;
export const GONE = 404;
/** A time that was wanted is another's by now. */
export const TAKEN = 409;

/** Whether the server was not reached, or its answer was lost: what was asked may have been done, or not. */
export function hasNoLine(error: unknown): boolean {
  return (
    error instanceof DeskError && (error.status === NO_LINE || NOBODY_BEHIND.has(error.status))
  );
}

/** Whether the session had ended before it arrived: nothing of what was asked is done. */
export function isLocked(error: unknown): boolean {
  return error instanceof DeskError && error.status === LOCKED;
}

/** Whether the server said no: then nothing of what was asked is done. Of whatever else went wrong that is not known. */
export function isRefused(error: unknown): error is DeskError {
  return error instanceof DeskError && error.status >= 400 && error.status < 500;
}

/** The server's answers are read by the types that both sides share (domain/desk/wire.ts). @param signal ends the question where nobody waits for it any more */
export async function ask<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return send<Answer>(path, { method: 'GET', ...(signal === undefined ? {} : { signal }) });
}

/** Posts as JSON. An empty answer is undefined. @throws DeskError where it was turned down, or no whole answer came in time: then see `hasNoLine` */
export async function tell<Answer = void>(path: string, body: object = {}): Promise<Answer> {
  return send<Answer>(path, posting(body));
}

/** As `tell`, for what takes its time at the server: erasing what was deleted, putting a site in place. */
export async function tellLong<Answer>(path: string, body: object = {}): Promise<Answer> {
  return send<Answer>(path, posting(body), LONG_LIMIT_MS);
}

/** As `ask`, for an answer that is large. */
export async function askLong<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const options = { method: 'GET', ...(signal === undefined ? {} : { signal }) };
  return send<Answer>(path, options, LONG_LIMIT_MS);
}

/** Fetches a file as it is. @throws DeskError where it did not come whole */
export async function askFile(path: string): Promise<ArrayBuffer> {
  const read = (response: Response) => response.arrayBuffer();
  const { response, body } = await reach(path, { method: 'GET' }, LONG_LIMIT_MS, read);
  if (!response.ok)
    throw new DeskError(response.status, sentenceOf(new TextDecoder().decode(body)));
  return body;
}

/** Sends a file as it is. @param headers what it is of */
export async function tellFile<Answer>(
  path: string,
  file: Blob,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: file,
  };
  return send<Answer>(path, options, LONG_LIMIT_MS);
}

function posting(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

async function send<Answer>(
  path: string,
  options: RequestInit,
  limitMs = LIMIT_MS,
): Promise<Answer> {
  const read = (response: Response) => response.text();
  const { response, body } = await reach(path, options, limitMs, read);
  if (!response.ok) throw new DeskError(response.status, sentenceOf(body));
  return (body === '' ? undefined : JSON.parse(body)) as Answer;
}

/** Asks, and reads the answer, within a limit. @throws DeskError where there is no whole answer */
async function reach<Body>(
  path: string,
  { signal, ...options }: RequestInit,
  limitMs: number,
  read: (response: Response) => Promise<Body>,
): Promise<{ response: Response; body: Body }> {
  const limit = AbortSignal.timeout(limitMs);
  try {
    const response = await fetch(path, {
      ...options,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: signal == null ? limit : AbortSignal.any([signal, limit]),
    });
    // Within the limit, too: an answer may begin and not end.
    return { response, body: await read(response) };
  } catch {
    throw new DeskError(NO_LINE, 'There is no connection to the desk’s server. Try again.');
  }
}

function sentenceOf(text: string): string {
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown };
    if (typeof detail === 'string') return detail;
  } catch {
    // A proxy's own page: its words are not for staff.
  }
  return 'The desk’s server did not answer as it should. Try again.';
}
