import practice from 'content:practice';
import { use } from 'react';
import { pathIn } from '../../../domain/languages/page-languages.ts';
import { FormLanguageHere } from '../../site/form-language.ts';
import { RequestLanguageHere } from '../../site/request-language.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** What somebody may do until they are answered, and what must not wait for it. */
export function WhileWaiting({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { language } = use(FormLanguageHere);
  const { words, untilThen } = use(RequestLanguageHere);
  const { success } = words;
  return (
    <>
      <div className="until-then">
        <Heading>
          {success.untilThen} <em>{success.ifYouLike}</em>
        </Heading>
        <p>{untilThen.lead}</p>
        <ul>
          {untilThen.offers.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </ul>
      </div>
      <p className="cannot-wait">
        {success.cannotWait}{' '}
        <TextLink href={pathIn(language, '/emergency')} target="_top">
          {success.whatToDo}
        </TextLink>
        , {success.orCall} <PhoneLink phone={practice.urgentPhone} />.
      </p>
    </>
  );
}
