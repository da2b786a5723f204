import type { PageContentOf } from '../../site/page-content.ts';
import { ActionLink } from '../../site/action-link.tsx';
import { TextWithPromise } from '../../site/promise-slot.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** The way on, in one quiet line. */
export function ImpressionistsClosing({
  closing,
  next,
}: Pick<PageContentOf<'impressionists'>, 'closing' | 'next'>) {
  const [first, second] = closing.actions;
  return (
    <section className="come-back wrap" aria-labelledby="come-back-heading">
      <h2 id="come-back-heading">{closing.heading}</h2>
      <p>
        <TextWithPromise text={closing.text} />
      </p>
      <p className="action-row">
        {first ? <ActionLink action={first} className="button" /> : null}
        {second ? <ActionLink action={second} className="quiet-link" /> : null}
      </p>
      <nav aria-label="Read next">
        {next.map(({ href, label }) => (
          <TextLink className="quiet-link" href={href} key={href}>
            {label}
          </TextLink>
        ))}
      </nav>
    </section>
  );
}
