import navigation from 'content:navigation';
import type { ReactNode } from 'react';
import { ActionLink } from '../../site/action-link.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EmptyPlace } from './empty-place.tsx';
import { LikelyPage } from './likely-page.tsx';
import { NotFoundSearch } from './not-found-search.tsx';
import type { NotFoundWords } from './not-found-words.ts';

interface NotFoundProps {
  words: NotFoundWords;
  openingNow: ReactNode;
}

/** An address without a page: an empty place on the wall, the page that was likely meant, a search, a person, and the nine pages. */
export function NotFound({ words, openingNow }: NotFoundProps) {
  const { heading, headingEmphasis, lead, search, person } = words;
  return (
    <div className="not-found">
      <section className="empty-wall" aria-labelledby="not-found-heading">
        <div className="wrap empty-wall-inner">
          <div className="not-found-words">
            <h1 id="not-found-heading" tabIndex={-1}>
              <EmphasizedHeading heading={heading} emphasis={headingEmphasis} />
            </h1>
            <p className="lede">{lead}</p>
            <NotFoundSearch words={search} />
            <LikelyPage words={words} />
          </div>
          <EmptyPlace words={words} />
        </div>
      </section>
      <div className="wrap not-found-ways">
        <section aria-labelledby="not-found-person">
          <h2 id="not-found-person">{person.heading}</h2>
          <p className="action-row">
            {person.actions.map((action) => (
              <ActionLink key={action.href} action={action} className="quiet-link" />
            ))}
          </p>
          <p className="not-found-open">{openingNow}</p>
          <p>
            <TextLink href="/emergency">{person.emergency}</TextLink>
          </p>
        </section>
        <nav aria-label={words.pages}>
          <ul>
            {navigation.map(({ href, label }) => (
              <li key={href}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
