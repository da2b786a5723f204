import languageHelp from 'content:language-help';
import { ENGLISH, SPANISH, type Language } from '../../domain/languages/page-languages.ts';
import { LanguageSwitch } from '../site/language-switch.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useShell } from './use-shell.ts';

/** The notice in the site's languages, each page's own first. */
const ORDER: Readonly<Record<Language, readonly [Language, Language]>> = {
  [ENGLISH]: [ENGLISH, SPANISH],
  [SPANISH]: [SPANISH, ENGLISH],
};
const NOTICE_PATH = '/legal/non-discrimination#language-assistance';

/** That language help is free, where it is offered in more languages, and the way to a page in the other one. */
export function FooterLanguage() {
  const { language } = useShell();
  return (
    <div className="footer-language">
      {ORDER[language].map((tongue) => (
        <p key={tongue} lang={tongue === language ? undefined : tongue}>
          {languageHelp[tongue]}
        </p>
      ))}
      <p className="footer-language-links">
        <TextLink href={NOTICE_PATH}>{languageHelp.more[language]}</TextLink>
        <LanguageSwitch />
      </p>
    </div>
  );
}
