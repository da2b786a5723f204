import { isDeepStrictEqual } from 'node:util';
import type { ContentTexts } from './content-texts.ts';
import { entriesIn, valueIn } from './entry-lists.ts';
import type { FormField } from './form-fields.ts';
import { entryPath, parseText } from './parse-text.ts';
import { slotsIn } from './photograph-slots.ts';
import { writtenIn, type Wished } from './read-wishes.ts';

/** An invented person who is to become a real one: with a photograph, or with another name. */
export interface BecomingReal {
  /** Their entry, by its path. */
  readonly entry: string;
  /** What makes them real, by the paths of its fields. */
  readonly by: readonly string[];
  /** What the sample says, and nobody has changed or said to be theirs. */
  readonly unseen: readonly FormField[];
}

/** Everybody whom these drafts make real; a draft that says what is there already says that it is theirs. */
export function findBecomingReal(texts: ContentTexts, wished: Wished): BecomingReal[] {
  const { shown, fields, wishes, photographs } = wished;
  return slotsIn(shown).flatMap(({ key, part, list, entry, path }): BecomingReal[] => {
    if (key !== 'portrait') return [];
    const content = parseText(texts, list.file);
    const keys = entriesIn(list, content).find(({ id }) => id === entry.id)?.keys;
    if (keys === undefined || valueIn(content, [...keys, 'sample']) !== true) return [];
    const own = entryPath(part, entry.id);
    const words = fields.filter((field) => field.entry?.path === own && field.slot === null);
    const renamed = wishes.filter(
      ({ field, draft }) =>
        field.path === `${own}/${list.titleKey}` &&
        !isDeepStrictEqual(draft.value, writtenIn(shown, field)),
    );
    const by = [
      ...renamed.map(({ field }) => field.path),
      ...photographs
        .filter((one) => one.name === 'comes' && one.slot.path === path)
        .map(() => path),
    ];
    if (by.length === 0) return [];
    const unseen = words.filter(
      (field) =>
        !wishes.some((wish) => wish.field === field) && String(writtenIn(shown, field)) !== '',
    );
    return [{ entry: own, by, unseen }];
  });
}

/**
 * What stands in the way of publishing an invented person's words under a real name, by the paths of fields: at each of those words, and at what makes
 * the person real, which stays behind until all are seen.
 */
export function findSampleFaults(texts: ContentTexts, wished: Wished): Map<string, string[]> {
  const faults = new Map<string, string[]>();
  for (const { by, unseen } of findBecomingReal(texts, wished)) {
    for (const field of unseen) faults.set(field.path, [sayUnseen(wished, field)]);
    const labels = unseen.map(({ label }) => label).join('; ');
    if (unseen.length === 0) continue;
    for (const path of by)
      faults.set(path, [`said of this person, and still the sample’s: ${labels}`]);
  }
  return faults;
}

function sayUnseen({ shown }: Wished, field: FormField): string {
  if (field.kind !== 'credentials')
    return 'this is still the sample’s: change it, or say that it is theirs';
  const lines = writtenIn(shown, field);
  const letters = typeof lines === 'object' ? lines.map((line) => line.split(':')[0]) : [];
  return `the sample’s, and nobody else’s until you say so: ${letters.join(', ')}`;
}
