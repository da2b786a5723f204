import { afterColon } from '../../../domain/wording/after-colon.ts';
import { ActionLink } from '../../site/action-link.tsx';
import type { PageContentOf } from '../../site/page-content.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type Worry = PageContentOf<'home'>['asked']['worries'][number];

/** 'What people ask first': five sitters under arches, each with a worry, its answer and the way to more. */
export function Asked({ asked }: Pick<PageContentOf<'home'>, 'asked'>) {
  const { heading, headingEmphasis, note, worries, hurt } = asked;
  // What the sitters are is said by their own captions, which photographs would change.
  const captions = [...new Set(worries.map(({ sitter }) => sitter.caption))];
  return (
    <section className="asked" aria-labelledby="asked-heading">
      <div className="wrap">
        <div className="asked-head">
          <h2 id="asked-heading">
            <EmphasizedHeading heading={heading} emphasis={headingEmphasis} />
          </h2>
          <p>
            {note}{' '}
            {captions.length === 1
              ? `${asked.captions}: ${afterColon(captions[0] ?? '')}`
              : captions.join(' ')}
          </p>
        </div>
        <ul className="asked-worries">
          {worries.map((worry) => (
            <WorryItem key={worry.words} worry={worry} />
          ))}
        </ul>
        <div className="asked-hurt">
          <h3>{hurt.heading}</h3>
          {hurt.actions.map((action) => (
            <ActionLink key={action.href} className="quiet-link" action={action} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The whole item leads where its link does. */
function WorryItem({ worry }: { worry: Worry }) {
  const { sitter, words, answer, href, linkLabel } = worry;
  return (
    <li>
      <div className="asked-arch">
        <Picture
          picture={{ ...sitter, alt: '' }}
          sizes="(min-width: 90em) 18em, (min-width: 64em) 20vw, (min-width: 48em) 14em, 7.5em"
        />
      </div>
      <div className="asked-words">
        <h3>“{words}”</h3>
        <p>{answer}</p>
        <TextLink href={href}>{linkLabel}</TextLink>
      </div>
    </li>
  );
}
