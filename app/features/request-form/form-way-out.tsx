import { use } from 'react';
import { FormLanguageHere } from '../../site/form-language.ts';
import { emergencyPathIn, homePathIn } from '../../site/form-paths.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { isFramed, useHeightToParent } from '../embed/framed-page.ts';

interface FormWayOutProps {
  name: string;
  phone: string;
}

/**
 * A person instead of the form; and, where the form is a page of its own, what the page around it has otherwise: the way to help and the way back. Every page that is framed ends with it, so it
 * is here that the page around hears how tall that page is.
 */
export function FormWayOut({ name, phone }: FormWayOutProps) {
  const { language, words } = use(FormLanguageHere);
  const { wayOut } = words;
  const isAlive = useIsAlive();
  useHeightToParent();
  const isInFrame = isAlive && isFramed();
  return (
    <p className="form-way-out">
      <span>
        {wayOut.talk} <PhoneLink phone={phone} />.
      </span>
      {isInFrame ? null : (
        <>
          <a href={emergencyPathIn(language)} target="_top">
            {wayOut.emergency}
          </a>
          <a href={homePathIn(language)} target="_top">
            {wayOut.home.replace('{practice}', name)}
          </a>
        </>
      )}
    </p>
  );
}
