import { createElement, type ReactNode } from 'react';
import { BreakableAddress, isAddress } from '../ui/breakable-address.tsx';
import { PromiseHere } from './promise-slot.tsx';
import type { RichNode, RichText as RichTextNodes } from '../../domain/content/rich-text.ts';
import { TextLink } from '../ui/text-link.tsx';
import { UnbrokenWords } from '../ui/unbroken-words.tsx';

/** Languages of our notices that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'ur', 'yi']);

/** Shows formatted text. No HTML string is involved: every element is made from data. */
export function RichText({ nodes }: { nodes: RichTextNodes }): ReactNode {
  return nodes.map((node, index) => renderNode(node, index));
}

function renderNode(node: RichNode, key: number): ReactNode {
  if (typeof node === 'string') return <UnbrokenWords key={key}>{node}</UnbrokenWords>;
  const children = node.children.map((child, index) => renderNode(child, index));
  if (node.tag === 'a') {
    const [words, ...more] = node.children;
    return (
      <TextLink key={key} href={node.href ?? ''}>
        {isAddress(words) && more.length === 0 ? (
          <BreakableAddress>{words}</BreakableAddress>
        ) : (
          children
        )}
      </TextLink>
    );
  }
  if (node.tag === 'br') return <br key={key} />;
  if (node.tag === 'promise') return <PromiseHere key={key} />;
  const direction = node.lang && RIGHT_TO_LEFT.has(node.lang) ? 'rtl' : undefined;
  return createElement(
    node.tag,
    { key, id: node.id, lang: node.lang, dir: direction },
    ...children,
  );
}
