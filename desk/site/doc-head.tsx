import type { ReactNode } from 'react';
import { follow } from '../shell/place-links.ts';

interface DocHeadProps {
  title: string;
  /** The part of the title that is set in italics. */
  emphasis: string;
  /** What the page is for. */
  children: ReactNode;
}

/** The head of a page that stands across form and proofs. */
export function DocHead({ title, emphasis, children }: DocHeadProps) {
  return (
    <>
      <a className="quiet site-back" href="/site" onClick={follow}>
        All of the site
      </a>
      <h2>
        {title} <em>{emphasis}</em>
      </h2>
      <p className="site-lede">{children}</p>
    </>
  );
}
