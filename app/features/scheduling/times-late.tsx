import { PhoneLink } from '../../ui/phone-link.tsx';
import { useSchedulingLanguage } from './scheduling-language.ts';

/** An empty address is the page's own, with the visit and the time that it asks for. */
const SAME_ADDRESS = '';

/** In the place of the times where no script comes to show them: without it the form is there, and no day can be chosen in it. */
export function TimesLate({ phone }: { phone: string }) {
  const { failed, tryAgain } = useSchedulingLanguage().words.times;
  return (
    <p className="times-late">
      {failed} <PhoneLink phone={phone} />. <a href={SAME_ADDRESS}>{tryAgain}</a>
    </p>
  );
}
