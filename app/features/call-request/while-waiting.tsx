import practice from 'content:practice';
import { UNTIL_THEN, UNTIL_THEN_LEAD } from '../../../domain/intake/until-then.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** What somebody may do until they are answered, and what must not wait for it. */
export function WhileWaiting({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  return (
    <>
      <div className="until-then">
        <Heading>
          Until then, <em>if you like</em>
        </Heading>
        <p>{UNTIL_THEN_LEAD}</p>
        <ul>
          {UNTIL_THEN.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </ul>
      </div>
      <p className="cannot-wait">
        Pain, swelling or an injury cannot wait for an answer:{' '}
        <TextLink href="/emergency" target="_top">
          what to do now
        </TextLink>
        , or call <PhoneLink phone={practice.urgentPhone} />.
      </p>
    </>
  );
}
