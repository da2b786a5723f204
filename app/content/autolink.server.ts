import type { RichNode } from '../../domain/content/rich-text.ts';

/** A phone number, an e-mail address or a full web address within running text. */
const LINKABLE =
  /(?<phone>(?:1-)?\b\d{3}-\d{3}-\d{4}\b)|(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(?<url>https:\/\/[^\s)]+[^\s).,;])/g;

/** Splits text so that numbers and addresses in it can be touched. */
export function autolink(text: string): RichNode[] {
  const nodes: RichNode[] = [];
  let end = 0;
  for (const match of text.matchAll(LINKABLE)) {
    if (match.index > end) nodes.push(text.slice(end, match.index));
    nodes.push({ tag: 'a', href: hrefOf(match), children: [match[0]] });
    end = match.index + match[0].length;
  }
  if (end < text.length) nodes.push(text.slice(end));
  return nodes;
}

function hrefOf(match: RegExpMatchArray): string {
  if (match.groups?.phone)
    return `tel:+1${match[0].replaceAll('-', '').replace(/^1(?=\d{10}$)/, '')}`;
  return match.groups?.email ? `mailto:${match[0]}` : match[0];
}
