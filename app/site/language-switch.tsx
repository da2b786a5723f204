import languageHelp from 'content:language-help';
import { Link, useLocation } from 'react-router';
import { otherPageOf, OWN_NAMES, pathIn } from '../../domain/languages/page-languages.ts';
import { useIsAlive } from '../ui/use-is-alive.ts';
import { useChosenVisitQuery } from './chosen-visit.ts';
import { bookingPathIn, SCHEDULING_PATH } from './form-paths.ts';

interface LanguageSwitchProps {
  className?: string;
  /** Whether the page takes the place of the entry in the history that the visitor is at. */
  isReplacing?: boolean;
}

/**
 * The same page in the site's other language, at the same place of it. Where there is none it leads a reader of Spanish to a page that there is, and its
 * name says which.
 */
export function LanguageSwitch({ className, isReplacing = false }: LanguageSwitchProps) {
  const { pathname, search, hash } = useLocation();
  const isAlive = useIsAlive();
  const chosen = useChosenVisitQuery();
  const { language, path, is } = otherPageOf(pathname.replace(/\/+$/, ''));
  const isSame = is === 'same';
  const name = OWN_NAMES[language];
  const whole = isSame ? undefined : `${name}: ${languageHelp.instead[is]}`;
  // What was built knows no query and no fragment, and another page has other places.
  const place = isSame && isAlive ? search + hash : '';
  // A time that is chosen here is chosen there.
  const booking = chosen ? pathIn(language, SCHEDULING_PATH) + chosen : bookingPathIn(language);
  const to = is === 'booking' ? booking : path + place;
  return (
    <Link
      className={className}
      to={to}
      lang={language}
      hrefLang={language}
      aria-label={whole}
      title={whole}
      replace={isReplacing}
      prefetch="intent"
    >
      {name}
    </Link>
  );
}
