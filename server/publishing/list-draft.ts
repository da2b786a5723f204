import type { FieldValue } from '../../domain/desk/site-wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { FormField } from './form-fields.ts';
import { dropDraft, keepDraft, type Draft } from './draft-store.ts';

/** A list as somebody leaves it: days, some of a few things, or lines. */
interface ListDraft extends Draft {
  /** As it was when they changed it: what they put in and took out is what differs. */
  readonly over: readonly string[];
}

/**
 * Keeps what was put into a list and taken out of it. What a colleague put in or took out meanwhile stays as they left it: they may have done so
 * after the list was last looked at. A list that is as the content has it is no draft any more.
 *
 * @param written as the content has it
 * @returns whether the field had no draft before, and has one now
 */
export async function keepListDraft(
  transaction: RequestDatabase,
  { over, value, ...draft }: ListDraft,
  written: FieldValue,
  field: Pick<FormField, 'kind' | 'choices'>,
): Promise<boolean> {
  const { path, person, at } = draft;
  const before = await transaction
    .selectFrom('site_drafts')
    .select('path')
    .where('path', '=', path)
    .executeTakeFirst();
  // What is there stays, and is nobody else's to change until the transaction ends.
  const there = await transaction
    .insertInto('site_drafts')
    .values({ path, value: JSON.stringify(written), person, at })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ path }))
    .returning('value')
    .executeTakeFirstOrThrow();
  const list = asList(JSON.parse(there.value) as FieldValue);
  const kept = inOrder(withChange(list, over, asList(value)), field);
  if (isSame(kept, inOrder(asList(written), field))) {
    await dropDraft(transaction, path);
    return false;
  }
  await keepDraft(transaction, { ...draft, value: kept });
  return before === undefined;
}

/** Days one after the other, of a few things as they stand in the form, and lines as they were written. */
function inOrder(
  list: readonly string[],
  { kind, choices }: Pick<FormField, 'kind' | 'choices'>,
): readonly string[] {
  if (kind === 'days') return list.toSorted();
  if (choices === null) return list;
  return choices.map(({ value }) => value).filter((value) => list.includes(value));
}

/** A list of text; none where the field holds something else. */
function asList(value: FieldValue): readonly string[] {
  return Array.isArray(value) ? value : [];
}

/** In the order of who changes it now. What a colleague put in stands behind what it stood behind. */
function withChange(
  there: readonly string[],
  over: readonly string[],
  value: readonly string[],
): readonly string[] {
  const kept = value.filter((one) => there.includes(one) || !over.includes(one));
  for (const [at, one] of there.entries()) {
    if (over.includes(one) || kept.includes(one)) continue;
    const before = there.slice(0, at).findLast((other) => kept.includes(other));
    kept.splice(before === undefined ? 0 : kept.lastIndexOf(before) + 1, 0, one);
  }
  return kept;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}
