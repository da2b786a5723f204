import type { FieldValue } from '../../domain/desk/site-wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { FormField } from './form-fields.ts';
import { dropDraft, keepDraft, type Draft } from './draft-store.ts';

/** A list as somebody leaves it: days, or some of a few things. */
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
  choices: FormField['choices'],
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
  const kept = withChange(list, over, asList(value));
  if (isSameSet(kept, asList(written))) {
    await dropDraft(transaction, path);
    return false;
  }
  await keepDraft(transaction, { ...draft, value: inOrder(kept, choices) });
  return before === undefined;
}

/** Days one after the other, and of a few things as they stand in the form. */
function inOrder(list: readonly string[], choices: FormField['choices']): readonly string[] {
  if (choices === null) return list.toSorted();
  return choices.map(({ value }) => value).filter((value) => list.includes(value));
}

/** A list of text; none where the field holds something else. */
function asList(value: FieldValue): readonly string[] {
  return Array.isArray(value) ? value : [];
}

function withChange(
  there: readonly string[],
  over: readonly string[],
  value: readonly string[],
): readonly string[] {
  const stays = there.filter((one) => value.includes(one) || !over.includes(one));
  const comes = value.filter((one) => !over.includes(one) && !stays.includes(one));
  return [...stays, ...comes];
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
