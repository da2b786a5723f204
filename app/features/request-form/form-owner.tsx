import practice from 'content:practice';
import { use } from 'react';
import { FormLanguageHere } from '../../site/form-language.ts';
import { homePathIn } from '../../site/form-paths.ts';
import { LanguageSwitch } from '../../site/language-switch.tsx';
import { Logo } from '../../site/logo.tsx';

/** Whose form it is, the way home, and the form in the other language, over a form that is a page of its own. A dialog has both around it: there the stylesheet hides this (`data-framed`). */
export function FormOwner() {
  const { language, words } = use(FormLanguageHere);
  const { wayOut } = words;
  return (
    <p className="form-owner">
      <a
        className="wordmark"
        href={homePathIn(language)}
        target="_top"
        aria-label={wayOut.home.replace('{practice}', practice.name)}
      >
        <Logo />
      </a>
      <LanguageSwitch className="quiet-link" />
    </p>
  );
}
