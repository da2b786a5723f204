import { PHOTOGRAPH_FIELDS } from '../../domain/desk/photograph-fields.ts';
import type { EntryPhotograph, SitePart } from '../../domain/desk/site-part.ts';
import { SITE_PARTS } from '../../domain/desk/site-parts.ts';
import { isPhotograph, type ContentTexts } from './content-texts.ts';
import { entriesIn, listOfPart, valueIn, type EntryList, type ListedEntry } from './entry-lists.ts';
import { entryPath, parseText } from './parse-text.ts';

/** A place of an entry where a photograph stands, or may stand. */
export interface PhotographSlot extends EntryPhotograph {
  /** What it is called between desk and server: the entry's path and its key. */
  readonly path: string;
  readonly part: SitePart;
  readonly list: EntryList;
  readonly entry: ListedEntry;
  /** As a list of changes names it, behind the part's own name. */
  readonly says: string;
  /** The name of the photograph that stands there; undefined where none does. */
  readonly photograph: string | undefined;
  /** Its mark; empty where there is none. */
  readonly mark: string;
}

/** So much of a mark tells the photographs of one entry from each other. */
const SHORT_MARK_CHARACTERS = 12;

/** Every such place of a content, in the order of its entries. */
export function slotsIn(texts: ContentTexts): PhotographSlot[] {
  return SITE_PARTS.flatMap((part) => {
    const list = listOfPart(part);
    if (list === undefined || part.photographs === undefined) return [];
    const content = parseText(texts, list.file);
    return entriesIn(list, content).flatMap((entry) => {
      const own = valueIn(content, entry.keys);
      if (!mayHave(part, own)) return [];
      return (part.photographs ?? []).map((photograph): PhotographSlot => {
        const { key, label } = photograph;
        const wanted =
          key === 'portrait' ? String(valueIn(own, ['portrait']) ?? '') : `${entry.id}-${key}`;
        const file = fileOf(texts, wanted);
        return {
          ...photograph,
          path: `${entryPath(part, entry.id)}/${key}`,
          part,
          list,
          entry,
          says: `${entry.title}: ${label}`,
          photograph: file === undefined ? undefined : wanted,
          mark: file === undefined ? '' : (texts.get(file) ?? ''),
        };
      });
    });
  });
}

/** An invented story has no photograph of a real person, and a model of the gallery none of a patient. */
function mayHave({ id }: SitePart, entry: unknown): boolean {
  if (id === 'cases') return valueIn(entry, ['patient']) !== undefined;
  if (id === 'stories') return valueIn(entry, ['consent']) !== undefined;
  return true;
}

/** The file of a photograph, by its name; undefined where there is none. */
function fileOf(texts: ContentTexts, name: string): string | undefined {
  return filesOf(texts, name).find(isPhotograph);
}

/** The files of a photograph: itself, and its words. */
export function filesOf(texts: ContentTexts, name: string): string[] {
  const begin = `photographs/${name}.`;
  return name === '' ? [] : [...texts.keys()].filter((file) => isNamed(file, begin));
}

function isNamed(file: string, begin: string): boolean {
  return file.startsWith(begin) && !file.slice(begin.length).includes('.');
}

/** The file of a photograph's words. */
export function wordsFileOf(name: string): string {
  return `photographs/${name}.yaml`;
}

/** The path of a field of a photograph's words: what was typed of one photograph is never taken for what is said of another. */
export function wordsPath({ path, mark }: PhotographSlot, key: string): string {
  return `${path}/${mark.slice(0, SHORT_MARK_CHARACTERS)}/${key}`;
}

/** What the words of a photograph say, by the keys of their fields; empty where they say nothing. */
export function wordsOf(texts: ContentTexts, name: string): Map<string, string> {
  const content = parseText(texts, wordsFileOf(name));
  return new Map(
    PHOTOGRAPH_FIELDS.map(({ key }) => [key, String(valueIn(content, key.split('.')) ?? '')]),
  );
}
