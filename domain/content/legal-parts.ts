import type { RichText } from './rich-text.ts';

/** What stands below one heading of a legal text. */
export interface LegalPart {
  /** The address of the part. */
  readonly id: string;
  readonly heading: RichText;
  readonly body: RichText;
}

/**
 * Takes a legal text apart at its headings of the second level.
 *
 * @throws Error for words before the first heading, or a heading without an address: nothing could lead to them
 */
export function legalParts(body: RichText): LegalPart[] {
  const parts: { id: string; heading: RichText; body: RichText[number][] }[] = [];
  for (const node of body) {
    if (typeof node !== 'string' && node.tag === 'h2') {
      if (!node.id) throw new Error('a heading of a legal text has no address');
      parts.push({ id: node.id, heading: node.children, body: [] });
      continue;
    }
    const part = parts.at(-1);
    if (part) part.body.push(node);
    else if (typeof node !== 'string' || node.trim())
      throw new Error('a legal text begins with a heading');
  }
  return parts;
}
