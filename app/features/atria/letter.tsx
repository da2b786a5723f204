import type { Practice } from '../../../domain/practice/practice-schema.ts';
import type { PageContentOf } from '../../site/page-content.ts';
import { RichText } from '../../site/rich-text.tsx';
import { PageTop } from '../../site/page-top.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { callHref, textHref } from '../../ui/phone-href.ts';
import { TextMessageLink } from '../../ui/text-message-link.tsx';
import { Signature } from './signature.tsx';

interface LetterProps {
  page: PageContentOf<'atria'>;
  practice: Pick<Practice, 'address' | 'phone' | 'textPhone'>;
}

/** The letter: the greeting, how to come, who signs, and the fee as a postscript. */
export function Letter({ page, practice }: LetterProps) {
  const { street, city, state, postalCode } = practice.address;
  return (
    <article className="letter" aria-labelledby="letter-greeting">
      <div className="letter-head">
        <PageTop />
        <address>
          {street}
          <br />
          {city}, {state} {postalCode}
        </address>
      </div>
      <h1 id="letter-greeting" tabIndex={-1}>
        <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
      </h1>
      <p className="letter-call action-row">
        <a className="button" href={callHref(practice.phone)}>
          {page.call.call}
        </a>
        <TextMessageLink
          className="quiet-link"
          href={textHref(practice.textPhone)}
          elsewhere={null}
        >
          {page.call.textUs}
        </TextMessageLink>
      </p>
      <div className="letter-words">
        <p>{page.lead}</p>
        <RichText nodes={page.letter} />
      </div>
      <div className="letter-signature">
        <Signature />
        <p>
          {page.signature.name}
          <br />
          {page.signature.role}
        </p>
      </div>
      <div className="letter-postscript">
        <RichText nodes={page.postscript} />
      </div>
    </article>
  );
}
