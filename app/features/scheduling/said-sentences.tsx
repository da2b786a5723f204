import type { Said } from '../../../domain/content/scheduling-words.ts';
import { UnbrokenWords } from '../../ui/unbroken-words.tsx';

/** Sentences of fee and visit; one that is in another language than the page is read aloud in its own. */
export function SaidSentences({ said }: { said: Said }) {
  return said.map(({ text, language }, index) => (
    <span key={text} lang={language}>
      <UnbrokenWords>{index > 0 ? ` ${text}` : text}</UnbrokenWords>
    </span>
  ));
}
