/** Formatted text as data: what content files may hold, and nothing else. */
export type RichText = readonly RichNode[];

export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'a' | 'h2' | 'h3' | 'br';
  /** Of an `a`. */
  readonly href?: string;
  /** Of an `h2` or `h3`: the address it can be linked by. */
  readonly id?: string;
  /** Of an `li` in another language; its direction follows from it. */
  readonly lang?: string;
  readonly children: RichText;
}
