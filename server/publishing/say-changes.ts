import { isDeepStrictEqual } from 'node:util';
import { NOTHING, sayChange, sayValue } from '../../domain/desk/say-values.ts';
import type {
  EntryWishName,
  FieldValue,
  SaidChange,
  SiteChange,
} from '../../domain/desk/site-wire.ts';
import type { ContentTexts } from './content-texts.ts';
import type { Draft } from './draft-store.ts';
import { formFields, titleOf, type FormField } from './form-fields.ts';
import { readWishes, writtenIn } from './read-wishes.ts';

/** The drafts as a list for people: what, before and after. An entry that comes or goes is one change, with all that it says. */
export function sayChanges(texts: ContentTexts, drafts: readonly Draft[]): SiteChange[] {
  const { shown, fields, wishes, entries } = readWishes(texts, drafts);
  const isWhole = ({ entry }: FormField) => entries.some(({ path }) => path === entry?.path);
  return [
    ...wishes
      .filter(({ field }) => !isWhole(field))
      .map(({ field, draft: { value, person, at } }) => ({
        label: field.name,
        ...sayFieldChange(field, writtenIn(shown, field), value),
        person,
        at,
      })),
    ...entries.map(({ path, label, name, draft: { person, at } }) => {
      const own = fields.filter(({ entry }) => entry?.path === path);
      const says = own.flatMap((field) => {
        const draft = drafts.find((one) => one.path === field.path);
        const value = name === 'add' ? (draft?.value ?? '') : writtenIn(shown, field);
        return value === '' ? [] : [sayFieldValue(field, value)];
      });
      return { label, ...comesOrGoes(name, says), person, at };
    }),
  ];
}

function comesOrGoes(
  name: EntryWishName,
  says: readonly string[],
): Pick<SaidChange, 'before' | 'after'> {
  const whole = says.join('\n') || NOTHING;
  return name === 'add' ? { before: NOTHING, after: whole } : { before: whole, after: NOTHING };
}

/** What differs between two contents: fields of the form one by one, entries that come or go whole, of other texts that they differ. */
export function sayDifference(from: ContentTexts, to: ContentTexts): SaidChange[] {
  const [former, next] = [formFields(from), formFields(to)];
  const formerByPath = new Map(former.map((field) => [field.path, field]));
  const fields = next.flatMap((field) => {
    const before = formerByPath.get(field.path);
    if (before === undefined) return [];
    const [was, is] = [writtenIn(from, before), writtenIn(to, field)];
    if (isDeepStrictEqual(was, is)) return [];
    return [{ file: field.file, change: { label: field.name, ...sayFieldChange(field, was, is) } }];
  });
  const entries = [
    ...sayEntries(to, next, former, 'add'),
    ...sayEntries(from, former, next, 'take out'),
  ];
  const named = new Set([...fields, ...entries].map(({ file }) => file));
  const others = [...to].filter(([name, text]) => from.get(name) !== text && !named.has(name));
  return [
    ...[...fields, ...entries].map(({ change }) => change),
    ...others.map(([name]) => ({
      label: `content/${name}`,
      before: 'as it is',
      after: 'as it was then',
    })),
  ];
}

/** Entries that one content has and the other has not, each with all that it says. */
function sayEntries(
  texts: ContentTexts,
  own: readonly FormField[],
  others: readonly FormField[],
  name: EntryWishName,
): { file: string; change: SaidChange }[] {
  const known = new Set(others.map(({ entry }) => entry?.path));
  const paths = new Set(own.flatMap(({ entry }) => entry?.path ?? []));
  return [...paths].flatMap((path) => {
    const fields = own.filter(({ entry }) => entry?.path === path);
    const [first] = fields;
    if (first === undefined || known.has(path)) return [];
    const says = fields.map((field) => sayFieldValue(field, writtenIn(texts, field)));
    const label = `${titleOf(first.part)}: ${first.section}`;
    return [{ file: first.file, change: { label, ...comesOrGoes(name, says) } }];
  });
}

/** What is chosen from a few things is said by its name. */
function sayFieldValue({ kind, choices }: FormField, value: FieldValue): string {
  return choices?.find((choice) => choice.value === value)?.label ?? sayValue(value, kind);
}

function sayFieldChange(
  field: FormField,
  was: FieldValue,
  is: FieldValue,
): Pick<SaidChange, 'before' | 'after'> {
  return field.choices === null
    ? sayChange(was, is, field.kind)
    : { before: sayFieldValue(field, was), after: sayFieldValue(field, is) };
}
