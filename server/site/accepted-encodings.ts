export type Encoding = 'br' | 'gzip' | 'identity';

/** In our order of preference, which decides between encodings that the client likes equally. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers send a handful of different headers; strangers may send many, and must not fill the memory. */
const REMEMBERED_HEADERS = 200;

const remembered = new Map<string, readonly Encoding[]>();

/**
 * Reads an Accept-Encoding header (RFC 9110, 12.5.3).
 *
 * @returns the encodings to try, best first; always ends in something, since no answer is worse than a plain one
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const known = remembered.get(header ?? '');
  if (known !== undefined) return known;
  const order = orderEncodings(header ?? '');
  if (remembered.size >= REMEMBERED_HEADERS) remembered.clear();
  remembered.set(header ?? '', order);
  return order;
}

function orderEncodings(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  const weightOf = (encoding: Encoding): number =>
    // What is not named is unwanted, but for the plain form, which comes last.
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.0001 : 0);
  const wanted = ENCODINGS.filter((encoding) => weightOf(encoding) > 0);
  wanted.sort((first, second) => weightOf(second) - weightOf(first));
  return wanted.includes('identity') ? wanted : [...wanted, 'identity'];
}
