import { parse, YAMLParseError } from 'yaml';
import type { SitePart } from '../../domain/desk/site-part.ts';
import type { ContentTexts } from './content-texts.ts';
import { keepLast } from './keep-last.ts';
import { refusePublishing } from './refuse-publishing.ts';

/** What an entry of a list is called between desk and server, and in drafts. */
export function entryPath(part: SitePart, id: string): string {
  return `${part.id}/${id}`;
}

/** "Fee and prices" */
export function titleOf({ title, emphasis }: SitePart): string {
  return `${title} ${emphasis}`.trim();
}

/** Of each of the form's files, the text that is on the site and some that it has with drafts or had in earlier sites. */
const KEPT_TEXTS = 60;
/** What texts were parsed to: each look at the form asks for them, as they are and as they would be. */
const keepParsed = keepLast<unknown>(KEPT_TEXTS);

/**
 * The content of a file; whoever changes it takes a copy.
 *
 * @throws Refusal 409 where somebody has left it unreadable
 */
export function parseText(texts: ContentTexts, file: string): unknown {
  const text = texts.get(file) ?? '';
  return keepParsed(text, () => parseFresh(file, text));
}

function parseFresh(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = error.linePos?.[0].line;
    throw refusePublishing(
      409,
      `content/${file} cannot be read${line === undefined ? '' : ` (line ${line})`}: somebody has changed it by hand. It must be mended before the site can be changed here; npm run check:content says what is wrong.`,
    );
  }
}
