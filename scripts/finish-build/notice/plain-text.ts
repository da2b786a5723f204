import type { RichText } from '../../../app/ui/rich-text-nodes.ts';

/** Formatted text without its formats. */
export function plainText(nodes: RichText): string {
  return nodes.map((node) => (typeof node === 'string' ? node : plainText(node.children))).join('');
}
