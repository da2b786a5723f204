import type { RichText } from './rich-text.ts';

/** The words of formatted text, paragraphs and entries of lists one after the other. */
export function plainTextOf(nodes: RichText): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const inner = plainTextOf(node.children);
      return node.tag === 'p' || node.tag === 'li' ? `${inner} ` : inner;
    })
    .join('')
    .trim();
}
