import type { ClosingContent, NextLink } from './page-content.ts';
import { ActionRow } from './action-row.tsx';
import { TextWithPromise } from './promise-slot.tsx';
import { TextLink } from '../ui/text-link.tsx';

interface ClosingBandProps {
  closing: ClosingContent;
  next: readonly NextLink[];
  /** Of the list of pages, for those who hear it. */
  nextLabel?: string;
}

/** The end of a page: what to do now, and the pages that a reader would want next. */
export function ClosingBand({ closing, next, nextLabel }: ClosingBandProps) {
  return (
    <>
      <section className="closing-band" aria-labelledby="closing-heading">
        <div className="wrap closing-inner">
          <h2 id="closing-heading">{closing.heading}</h2>
          <div>
            <p className="lede">
              <TextWithPromise text={closing.text} />
            </p>
            <ActionRow actions={closing.actions} />
          </div>
        </div>
      </section>
      <NextLinks next={next} {...(nextLabel ? { label: nextLabel } : {})} />
    </>
  );
}

interface NextLinksProps {
  next: readonly NextLink[];
  /** Of the list, for those who hear it. */
  label?: string;
}

/** The pages that a reader would want next. */
export function NextLinks({ next, label = 'Read next' }: NextLinksProps) {
  return (
    <nav className="wrap next-links" aria-label={label}>
      <NextList next={next} />
    </nav>
  );
}

/** The links alone, each with a line about it. */
export function NextList({ next }: Pick<NextLinksProps, 'next'>) {
  return (
    <ul>
      {next.map((link) => (
        <li key={link.href}>
          <TextLink href={link.href}>{link.label}</TextLink>
          <p>{link.text}</p>
        </li>
      ))}
    </ul>
  );
}
