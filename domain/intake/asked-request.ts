import type { Language } from '../languages/page-languages.ts';
import type { KindOfRequest, WordsOfForm, WordsOfKind } from './kinds/kind-of-request.ts';
import type { RequestKind } from './kinds.ts';
import { REQUEST_KINDS } from './table-of-kinds.ts';

/** What the page of a kind needs, in one language: nothing that is said only once something was sent, and no other language. */
export interface AskedRequest
  extends
    WordsOfForm,
    Pick<KindOfRequest, 'embed' | 'asksLanguage' | 'takesPhotos'>,
    Pick<WordsOfKind, 'page'> {
  readonly kind: RequestKind;
}

/** What a kind asks for, in a language; the facts in its texts are still to be filled in. */
export function askedRequest(kind: RequestKind, language: Language): AskedRequest {
  const { embed, asksLanguage, takesPhotos, words } = REQUEST_KINDS[kind];
  const { name: _, missing: __, ...said } = words[language];
  return { kind, embed, asksLanguage, takesPhotos, ...said };
}
