import type { RichNode, RichText } from '../content/rich-text.ts';
import { rootOf, wordsIn } from './search-words.ts';

/**
 * Formatted text with the words marked that a search found.
 *
 * @param roots of the words (question-search.ts)
 */
export function markWords(text: RichText, roots: readonly string[]): RichText {
  const wanted = new Set(roots);
  return text.flatMap((node) => markNode(node, wanted));
}

function markNode(node: RichNode, wanted: ReadonlySet<string>): RichText {
  if (typeof node === 'string') return markString(node, wanted);
  return [{ ...node, children: node.children.flatMap((child) => markNode(child, wanted)) }];
}

function markString(text: string, wanted: ReadonlySet<string>): RichText {
  const parts: RichNode[] = [];
  let end = 0;
  for (const { word, start } of wordsIn(text)) {
    if (!wanted.has(rootOf(word))) continue;
    if (start > end) parts.push(text.slice(end, start));
    parts.push({ tag: 'mark', children: [word] });
    end = start + word.length;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}
