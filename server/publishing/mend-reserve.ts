import { readFault } from '../../domain/content/read-fault.ts';
import type { ContentTexts } from './content-texts.ts';

/** The list of pictures that no page shows: it follows from what pages show, and no visitor reads it. */
export const RESERVE = 'pictures-in-reserve.yaml';
const NOT_SHOWN = 'no page shows it';
const SHOWN = 'a page shows it';

/**
 * The content with the list of pictures that no page shows as the check asks for it: a photograph takes a painting off a page, and going back
 * puts it there again.
 *
 * @param faults sentences of `check:content`
 * @returns undefined where it finds anything else, which is for people to mend
 */
export function mendReserve(
  texts: ContentTexts,
  faults: readonly string[],
): ContentTexts | undefined {
  let list = texts.get(RESERVE);
  if (list === undefined || faults.length === 0) return undefined;
  for (const { file, field, message } of faults.map(readFault)) {
    const line = `- ${field}\n`;
    if (file === 'content/pictures.yaml' && message.startsWith(NOT_SHOWN)) {
      list = `${list.trimEnd()}\n${line}`;
    } else if (file === `content/${RESERVE}` && message.startsWith(SHOWN)) {
      list = list.replace(line, '');
    } else return undefined;
  }
  return new Map([...texts, [RESERVE, list]]);
}
