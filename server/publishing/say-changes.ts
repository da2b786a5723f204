import { isDeepStrictEqual } from 'node:util';
import { NOTHING, sayChange, sayValue } from '../../domain/desk/say-values.ts';
import type {
  EntryWishName,
  FieldValue,
  SaidChange,
  SiteChange,
} from '../../domain/desk/site-wire.ts';
import { changedTexts, type ContentTexts } from './content-texts.ts';
import type { Draft } from './draft-store.ts';
import { formFields, type FormField } from './form-fields.ts';
import { RESERVE } from './mend-reserve.ts';
import { titleOf } from './parse-text.ts';
import { filesOf, slotsIn } from './photograph-slots.ts';
import { readWishes, writtenIn, type Wished } from './read-wishes.ts';

/** The drafts as a list for people: what, before and after. An entry that comes or goes is one change, with all that it says. */
export function sayChanges(texts: ContentTexts, drafts: readonly Draft[]): SiteChange[] {
  const wished = readWishes(texts, drafts);
  const { shown, fields, wishes, entries, photographs } = wished;
  const isWhole = ({ entry }: FormField) => entries.some(({ path }) => path === entry?.path);
  const isOfNew = ({ slot }: FormField) =>
    photographs.some((wish) => wish.slot.path === slot?.path);
  const wordsOf = (place: string) => sayPhotograph(wished, place);
  return [
    ...wishes
      .filter(({ field }) => !isWhole(field) && !isOfNew(field))
      .map(({ field, draft: { value, person, at } }) => ({
        label: field.name,
        ...sayFieldChange(field, writtenIn(shown, field), value),
        person,
        at,
      })),
    ...fields.flatMap((field) => {
      const wish = photographs.find(({ slot }) => slot.path === field.path);
      if (wish === undefined || isWhole(field)) return [];
      const { person, at } = wish.draft;
      const said = sayFieldChange(field, writtenIn(texts, field), wish.mark);
      const after = [said.after, ...wordsOf(field.path)].join('\n');
      return [{ label: field.name, before: said.before, after, person, at }];
    }),
    ...entries.map(({ path, label, name, draft: { person, at } }) => {
      const own = fields.filter(({ entry }) => entry?.path === path);
      const says = own.flatMap((field) => {
        if (field.kind === 'photograph') {
          const has = writtenIn(shown, field) !== '';
          return has ? [field.label, ...wordsOf(field.path)] : [];
        }
        if (field.slot !== null) return [];
        const draft = drafts.find((one) => one.path === field.path);
        const value = name === 'add' ? (draft?.value ?? '') : writtenIn(shown, field);
        return value === '' ? [] : [sayFieldValue(field, value)];
      });
      return { label, ...comesOrGoes(name, says), person, at };
    }),
  ];
}

/** What is said of a photograph that comes, on lines. */
function sayPhotograph({ fields, wishes, photographs }: Wished, place: string): string[] {
  if (!photographs.some(({ name, slot }) => name === 'comes' && slot.path === place)) return [];
  return fields
    .filter(({ slot, kind }) => slot?.path === place && kind !== 'photograph')
    .flatMap((field) => {
      const draft = wishes.find((wish) => wish.field === field)?.draft;
      const value = draft?.value ?? '';
      return value === '' ? [] : [`${field.label}: ${sayFieldValue(field, value)}`];
    });
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
  // What is said of a photograph that comes or goes has been said with it.
  const ofPhotographs = [from, to].flatMap((texts) =>
    slotsIn(texts).flatMap(({ photograph = '' }) => filesOf(texts, photograph)),
  );
  const named = new Set([...[...fields, ...entries].map(({ file }) => file), ...ofPhotographs]);
  const others = [...changedTexts(from, to)].filter(
    ([name]) => !named.has(name) && name !== RESERVE,
  );
  return [
    ...[...fields, ...entries].map(({ change }) => change),
    ...others.map(([name]) => ({
      label: `What is changed in a file: ${name}`,
      before: 'as the site has it now',
      after: 'as it had it then',
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
    const says = fields
      .map((field) => sayFieldValue(field, writtenIn(texts, field)))
      .filter((said) => said !== NOTHING);
    const label = `${titleOf(first.part)}: ${first.section}`;
    return [{ file: first.file, change: { label, ...comesOrGoes(name, says) } }];
  });
}

/** What is chosen from a few things is said by its name. */
function sayFieldValue({ kind, choices }: FormField, value: FieldValue): string {
  return choices?.find((choice) => choice.value === value)?.label ?? sayValue(value, kind);
}

/** In the place of what was there before, where somebody said that the same is a real person's (sample-words.ts). */
const OF_SAMPLE = 'the sample’s';

function sayFieldChange(
  field: FormField,
  was: FieldValue,
  is: FieldValue,
): Pick<SaidChange, 'before' | 'after'> {
  if (isDeepStrictEqual(was, is)) return { before: OF_SAMPLE, after: sayFieldValue(field, is) };
  return field.choices === null
    ? sayChange(was, is, field.kind)
    : { before: sayFieldValue(field, was), after: sayFieldValue(field, is) };
}
