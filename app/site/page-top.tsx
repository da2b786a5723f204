import { LanguageSwitch } from './language-switch.tsx';
import { Wordmark } from './wordmark.tsx';

/** The top of a page that has no header: whose it is, and, below 1280 px, the other language where the header has it. From there on the line of help above has one. */
export function PageTop() {
  return (
    <div className="page-top">
      <Wordmark />
      <LanguageSwitch className="header-language" />
    </div>
  );
}
