import { Fragment, type ReactNode } from 'react';

/** Where a line may end within an e-mail or web address: before a point or an at sign. */
const BREAK = /(?=[.@])/;

/** An address that ends a line between its parts rather than within a word, where letters are large or the column is narrow. */
export function BreakableAddress({ children: address }: { children: string }): ReactNode {
  return address.split(BREAK).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Whether words are one address, rather than a text that names it. */
export function isAddress(words: unknown): words is string {
  return typeof words === 'string' && /^\S+[.@]\S+$/.test(words);
}
