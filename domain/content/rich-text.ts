/** Formatted text as data: what content files may hold, and nothing else. */
export type RichText = readonly RichNode[];

export type RichNode = string | RichElement;

export interface RichElement {
  /** `promise` is the day and time that "within 24 hours" means; `mark` is a word that a search found, and stands in no file. */
  readonly tag:
    | 'p'
    | 'ul'
    | 'ol'
    | 'li'
    | 'strong'
    | 'em'
    | 'a'
    | 'h2'
    | 'h3'
    | 'br'
    | 'promise'
    | 'mark'
    | 'span';
  /** Of an `a`. */
  readonly href?: string;
  /** Of an `h2` or `h3`: the address it can be linked by. */
  readonly id?: string;
  /** Of an `li`, a `p` or a `span` in another language; its direction follows from it. */
  readonly lang?: string;
  readonly children: RichText;
}
