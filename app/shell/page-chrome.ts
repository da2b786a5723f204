import pageShells from 'content:page-shells';
import { ENGLISH, englishPathOf, languageOf } from '../../domain/languages/page-languages.ts';
import type { Action } from '../site/action.ts';
import { isWeddingPath } from '../url-map.ts';

/** What of the shell a page shows (product 3.3, 3.5, 3.6). */
export interface PageChrome {
  readonly hasHeader: boolean;
  readonly hasFooter: boolean;
  /** The background of the header. */
  readonly tone: 'home' | 'beige' | 'mist';
  /** The page's own call to action, where it has one. */
  readonly action: Action | undefined;
}

const WEDDINGS_PATH = '/weddings';

/** Which parts of the shell stand around the page at a path, as its file in content/pages says; in every language the same, but for a call to action of its own. */
export function chromeOf(path: string): PageChrome {
  const isEnglish = languageOf(path) === ENGLISH;
  const shell = pageShells[isWeddingPath(path) ? WEDDINGS_PATH : englishPathOf(path)];
  return {
    hasHeader: shell?.header ?? true,
    hasFooter: shell?.footer ?? true,
    tone: shell?.tone ?? 'mist',
    action: isEnglish ? shell?.action : undefined,
  };
}
