import { useLocation } from 'react-router';
import { START_PATH } from '../../../domain/intake/wire.ts';
import {
  ENGLISH,
  languageOf,
  pathIn,
  type Language,
} from '../../../domain/languages/page-languages.ts';
import { CALL_REQUEST_PATH } from '../../site/form-paths.ts';
import { TextLink } from '../../ui/text-link.tsx';

interface WayOn {
  className: string;
  label: string;
}

/** The quiz is in English; over a Spanish page it leads on in Spanish. */
function useLanguageBelow(): Language {
  return languageOf(useLocation().pathname);
}

/** To the page about the first visit. */
export function NextStepLink({ className, label }: WayOn) {
  const language = useLanguageBelow();
  return (
    <TextLink className={className} href={pathIn(language, START_PATH)} hrefLang={language}>
      {label}
    </TextLink>
  );
}

/** Asks for a call: over the quiz; or on the form's own page, where that is in another language than what would stand around it here. Back leads to the results again. */
export function AskForCall({ className, label, onRequest }: WayOn & { onRequest: () => void }) {
  const language = useLanguageBelow();
  if (language === ENGLISH) {
    return (
      <button className={className} type="button" onClick={onRequest}>
        {label}
      </button>
    );
  }
  return (
    <TextLink className={className} href={pathIn(language, CALL_REQUEST_PATH)} hrefLang={language}>
      {label}
    </TextLink>
  );
}
