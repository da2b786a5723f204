import { refuseMalformed } from './refusals.ts';

/** The contract nests three deep (smileResults, areas, area). */
const DEPTH_LIMIT = 8;

/** A text, or one of the signs that shape JSON. Numbers and words between them do not matter here. */
const JSON_TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g;

/**
 * Decodes bytes as UTF-8 without repair.
 *
 * @throws Refusal 400 for anything else, a byte order mark included
 */
export function decodeUtf8(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw refuseMalformed('The request is not valid UTF-8 text.');
  }
  if (text.startsWith('\uFEFF'))
    throw refuseMalformed('Please send the request without a byte order mark.');
  return text;
}

/**
 * Parses a JSON object.
 *
 * @throws Refusal 400 for what is not JSON, not an object, nested past any use, or has a name twice: two readers of such
 *   a text may each see another request
 */
export function parseJsonBody(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuseMalformed('The request is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuseMalformed('The request must be one JSON object.');
  }
  checkStructure(text);
  return value;
}

/** Walks the text once. It is known to be JSON, so a text before a colon is a name. Depth costs no stack. */
function checkStructure(text: string): void {
  const openNames: Set<string>[] = [];
  let lastText = '';
  for (const [token] of text.matchAll(JSON_TOKEN)) {
    if (token === '{' || token === '[') {
      openNames.push(new Set());
      if (openNames.length > DEPTH_LIMIT)
        throw refuseMalformed('The request is nested too deeply.');
    } else if (token === '}' || token === ']') {
      openNames.pop();
    } else if (token === ':') {
      addName(openNames.at(-1), lastText);
    } else if (token !== ',') {
      lastText = token;
    }
  }
}

function addName(names: Set<string> | undefined, quoted: string): void {
  // "a" and "\u0061" are one name.
  const name = String(JSON.parse(quoted));
  if (names?.has(name))
    throw refuseMalformed('The request has a field twice. Please send each field once.');
  names?.add(name);
}
