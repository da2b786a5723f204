import { Fragment } from 'react';
import type { PageContentOf } from '../../site/page-content.ts';
import { RichText } from '../../site/rich-text.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** What the letters behind names mean, as labels in a museum, and what no letters tell. */
export function LetterLabels({ letters }: { letters: PageContentOf<'team'>['letters'] }) {
  return (
    <section className="letters" id="what-credentials-mean" aria-labelledby="letters-heading">
      <div className="wrap">
        <h2 id="letters-heading">
          <EmphasizedHeading heading={letters.heading} emphasis={letters.headingEmphasis} />
        </h2>
        <ul className="museum-labels">
          {letters.labels.map(({ letters: names, body, link }) => (
            <li key={names.join()}>
              <h3>
                {names.map((name, index) => (
                  <Fragment key={name}>
                    {index > 0 ? <small> or </small> : null}
                    {name}
                  </Fragment>
                ))}
              </h3>
              <RichText nodes={body} />
              {link ? (
                <p>
                  <TextLink className="quiet-link" href={link.href}>
                    {link.label}
                  </TextLink>
                </p>
              ) : null}
            </li>
          ))}
        </ul>
        <div className="letters-ask">
          <p>{letters.remark}</p>
          <ul>
            {letters.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
