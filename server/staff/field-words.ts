import { CALLED_ABOUT, CALLER } from '../../domain/desk/caller.ts';
import { nameOfKind } from '../../domain/desk/name-of-kind.ts';
import { staffNameOfField } from '../../domain/intake/field-names.ts';
import { wordsOfValue } from '../../domain/intake/value-words.ts';
import { AREAS, type AreaCode } from '../../domain/quiz/areas.ts';
import * as z from 'zod';

/** What is not chosen in a form, in words. */
const CHOICES: ReadonlyMap<string, ReadonlyMap<unknown, string>> = new Map([
  ['kind', new Map([[CALLER, nameOfKind(CALLER)]])],
  ['calledAbout', new Map(CALLED_ABOUT.map((about) => [about, nameOfKind(about)]))],
  [
    'event',
    new Map([
      ['smile-blueprint', 'Smile Blueprint'],
      ['virtual-consult', 'virtual consult'],
    ]),
  ],
  [
    // server/intake/suspicion.ts
    'setAside',
    new Map([
      ['trap', 'a field was filled that no person sees'],
      ['haste', 'it was sent within a second'],
    ]),
  ],
]);

const smileResults = z.object({
  persona: z.string().nullable(),
  areas: z.array(z.object({ key: z.string(), percentage: z.number() })),
});

/** What staff call a field; the one that no form of the site has is named here, so that no page of it carries the name. */
export function sayField(name: string): string {
  return name === 'calledAbout' ? 'called about' : staffNameOfField(name);
}

/** A field's value in words. What it holds may still act on a terminal. */
export function sayValue(name: string, value: unknown): string {
  // What is in no list is shown as it was sent: old rows may have other choices.
  const choice = wordsOfValue(name, value) ?? CHOICES.get(name)?.get(value);
  if (choice !== undefined) return choice;
  const results = name === 'smileResults' ? smileResults.safeParse(value) : undefined;
  if (results?.success === true) {
    const { persona, areas } = results.data;
    const parts = areas.map(({ key, percentage }) => `${titleOf(key)} ${percentage}%`);
    return [...(persona === null ? [] : [persona]), ...parts].join(', ') || 'nothing chosen';
  }
  return sayAny(value);
}

function sayAny(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(sayAny).join('; ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([key, part]) => `${key} ${sayAny(part)}`)
    .join(', ');
}

function titleOf(key: string): string {
  return Object.hasOwn(AREAS, key) ? AREAS[key as AreaCode].title : key;
}
