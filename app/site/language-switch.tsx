import { Link, useLocation } from 'react-router';
import {
  ENGLISH,
  hasSpanish,
  languageOf,
  OWN_NAMES,
  pathIn,
  SPANISH,
} from '../../domain/languages/page-languages.ts';
import { useIsAlive } from '../ui/use-is-alive.ts';

interface LanguageSwitchProps {
  className?: string;
  /** Whether the page takes the place of the entry in the history that the visitor is at. */
  isReplacing?: boolean;
}

/** The same page in the site's other language, at the same place of it; nothing where there is none. */
export function LanguageSwitch({ className, isReplacing = false }: LanguageSwitchProps) {
  const { pathname, search, hash } = useLocation();
  const isAlive = useIsAlive();
  const path = pathname.replace(/\/+$/, '');
  if (!hasSpanish(path)) return null;
  const other = languageOf(path) === ENGLISH ? SPANISH : ENGLISH;
  // What was built knows no query and no fragment.
  const place = isAlive ? search + hash : '';
  return (
    <Link
      className={className}
      to={pathIn(other, path) + place}
      lang={other}
      hrefLang={other}
      replace={isReplacing}
      prefetch="intent"
    >
      {OWN_NAMES[other]}
    </Link>
  );
}
