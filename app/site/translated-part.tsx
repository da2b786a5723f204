import type { ReactNode } from 'react';
import { ENGLISH } from '../../domain/languages/page-languages.ts';
import type { TranslationOf } from './page-content.ts';

interface TranslatedPartProps {
  page: Pick<TranslationOf<string>, 'inEnglish'>;
  /** What is shown of the page, by the names in its content file. */
  parts: readonly string[];
  children: ReactNode;
}

/** A part of a Spanish page. One that has no translation yet is shown in English, says so, and is read aloud in English. */
export function TranslatedPart({ page, parts, children }: TranslatedPartProps) {
  if (!parts.some((part) => page.inEnglish.includes(part))) return children;
  return <PartInEnglish>{children}</PartInEnglish>;
}

/** What is in English on a Spanish page. */
export function PartInEnglish({ children }: { children: ReactNode }) {
  return (
    <>
      <p className="in-english">Esta parte está todavía en inglés.</p>
      <div lang={ENGLISH}>{children}</div>
    </>
  );
}
