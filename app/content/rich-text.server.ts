import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Nodes, Parents, Root } from 'mdast';
import { PROMISE_MARK } from '../site/promise-mark.ts';
import type { RichElement, RichNode, RichText } from '../../domain/content/rich-text.ts';
import { autolink } from './autolink.server.ts';
import { ContentError } from './content-error.server.ts';
import { paragraphOf, withSentencesInEnglish } from './english-marks.server.ts';

/** A heading's own address at its end: `## Refunds {#refunds}`. */
const HEADING_ID = /\s*\{#([a-z0-9-]+)\}\s*$/;
/** A list item's language at its end: `- Si habla español … {lang=es}`. */
const ITEM_LANGUAGE = /\s*\{lang=([A-Za-z-]+)\}\s*$/;

/** A page or a place of this site, or an address of another that is told by its scheme: a link never runs a script, and never leaves by a bare host. */
const LINK = /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:|sms:)/;

/** What each text was read as: editions and checks read most texts several times, and Markdown takes long. */
const treesByText = new Map<string, Root>();

/** The tree of a Markdown text. It is shared: do not change it. */
function treeOf(markdown: string): Root {
  const tree = treesByText.get(markdown) ?? fromMarkdown(markdown);
  treesByText.set(markdown, tree);
  return tree;
}

interface RichTextPlace {
  readonly allowHeadings?: boolean;
  /** The field that holds the text, for messages. */
  readonly field?: readonly PropertyKey[];
  /** The line of the file on which the text begins, where it is no field. */
  readonly firstLine?: number;
}

/**
 * Turns Markdown into formatted text as data, so that no HTML string ever reaches the browser
 * (Trusted Types forbid it there). Paragraphs, lists, links, strong and emphasis; headings of two levels
 * where `allowHeadings` is set.
 *
 * @param file the path from the project's root, for messages
 * @throws ContentError for anything else, such as HTML, images or tables
 */
export function parseRichText(
  file: string,
  markdown: string,
  { allowHeadings = false, field = [], firstLine }: RichTextPlace = {},
): RichText {
  const faultAt = (node: Nodes, message: string): ContentError => {
    const within = node.position?.start.line;
    const line = firstLine && within && firstLine + within - 1;
    return new ContentError(file, [{ field, message, line }]);
  };
  const convertAll = (parent: Parents): RichText => {
    const children = parent.children.flatMap((child) => convert(child));
    // A tight list has no paragraphs within its items.
    const isTightItem = parent.type === 'listItem' && !parent.spread;
    return isTightItem ? children.flatMap((c) => (isParagraph(c) ? c.children : [c])) : children;
  };

  const convert = (node: Nodes): RichNode[] => {
    switch (node.type) {
      case 'text':
        return [...withSentencesInEnglish(node.value, withPromise)];
      case 'break':
        return [{ tag: 'br', children: [] }];
      case 'paragraph':
        return [paragraphOf(convertAll(node))];
      case 'list':
        return [{ tag: node.ordered ? 'ol' : 'ul', children: convertAll(node) }];
      case 'listItem':
        return [convertItem(convertAll(node))];
      case 'strong':
        return [{ tag: 'strong', children: convertAll(node) }];
      case 'emphasis':
        return [{ tag: 'em', children: convertAll(node) }];
      case 'link':
        if (!LINK.test(node.url)) {
          throw faultAt(
            node,
            'a link leads to /a-page, #a-place, https://…, mailto:, tel: or sms:',
          );
        }
        return [{ tag: 'a', href: node.url, children: withoutLinks(convertAll(node)) }];
      case 'heading':
        if (allowHeadings && (node.depth === 2 || node.depth === 3)) {
          const heading = convertHeading(node.depth, convertAll(node));
          if (heading) return [heading];
          throw faultAt(node, 'a heading lacks its address; end the line with {#kebab-case}');
        }
        throw faultAt(node, sayNotShown(node));
      default:
        throw faultAt(node, sayNotShown(node));
    }
  };

  return convertAll(treeOf(markdown));
}

function sayNotShown({ type }: Nodes): string {
  return `'${type}' in Markdown is not shown here; use paragraphs, lists, links, **strong** and *em*`;
}

/** A text with its links, and the time of the promise where its mark stands. */
function withPromise(text: string): RichText {
  const [before = '', ...rest] = text.split(PROMISE_MARK);
  const marked = rest.flatMap((part): RichNode[] => [
    { tag: 'promise', children: [] },
    ...autolink(part),
  ]);
  return [...autolink(before), ...marked];
}

/** Undefined where the heading's address is missing. */
function convertHeading(depth: 2 | 3, children: RichText): RichElement | undefined {
  const last = children.at(-1);
  const match = typeof last === 'string' ? HEADING_ID.exec(last) : null;
  if (typeof last !== 'string' || !match?.[1]) return undefined;
  return {
    tag: depth === 2 ? 'h2' : 'h3',
    id: match[1],
    children: [...children.slice(0, -1), last.replace(HEADING_ID, '')],
  };
}

function convertItem(children: RichText): RichElement {
  const last = children.at(-1);
  const match = typeof last === 'string' ? ITEM_LANGUAGE.exec(last) : null;
  if (typeof last !== 'string' || !match?.[1]) return { tag: 'li', children };
  return {
    tag: 'li',
    lang: match[1],
    children: [...children.slice(0, -1), last.replace(ITEM_LANGUAGE, '')],
  };
}

/** A link's text stays text, even where it is a phone number. */
function withoutLinks(children: RichText): RichText {
  return children.flatMap((child) =>
    typeof child !== 'string' && child.tag === 'a' ? child.children : [child],
  );
}

function isParagraph(node: RichNode): node is RichElement {
  return typeof node !== 'string' && node.tag === 'p';
}
