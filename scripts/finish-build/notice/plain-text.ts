import type { RichText } from '../../../domain/content/rich-text.ts';

/** Formatted text without its formats. */
export function plainText(nodes: RichText): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');
}
