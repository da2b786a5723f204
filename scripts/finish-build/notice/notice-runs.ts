import type { RichNode, RichText } from '../../../domain/content/rich-text.ts';
import type { Run, TextStyle } from '../../../app/pdf/text-style.ts';
import { STYLES } from './notice-styles.ts';

/** The text of a block with its styles, its links in full. */
export function runsOf(nodes: RichText, siteUrl: string, style: TextStyle = STYLES.body): Run[] {
  return nodes.flatMap((node) => runsOfNode(node, siteUrl, style));
}

function runsOfNode(node: RichNode, siteUrl: string, style: TextStyle): Run[] {
  if (typeof node === 'string') return [{ text: node.replaceAll('\n', ' '), style }];
  switch (node.tag) {
    case 'strong':
      return runsOf(node.children, siteUrl, STYLES.strong);
    case 'em':
      return runsOf(node.children, siteUrl, STYLES.emphasis);
    case 'br':
      return [{ text: '\n', style }];
    case 'a': {
      const href = node.href?.startsWith('/') ? siteUrl + node.href : node.href;
      return runsOf(node.children, siteUrl, STYLES.link).map((run) => ({ ...run, href }));
    }
    default:
      throw new Error(`'${node.tag}' within a paragraph or a list item has no place in a PDF`);
  }
}
