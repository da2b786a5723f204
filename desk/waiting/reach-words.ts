import { letterLanguageOf } from '../../domain/intake/letter-language.ts';
import { SPANISH } from '../../domain/languages/page-languages.ts';
import type { SignedEntry } from '../../domain/desk/entries.ts';
import { REACH_FIELDS, type Reach } from '../../domain/desk/reach.ts';
import { letterToSendOn } from '../../domain/desk/stopped-letter.ts';
import { shortNameOf } from '../../domain/desk/short-name.ts';
import { sayMoment } from '../../domain/desk/time-words.ts';
import type { Person } from '../../domain/desk/wire.ts';
import { changesLetters, tellsVisit, type ToCorrect } from '../box/correct-reach.ts';
import type { OpenedBlock, OpenedCard } from '../box/card-box.ts';
import { isStillToCome } from '../forget/what-goes.ts';
import { nameAmongUs } from '../room.ts';

const NAME_OF_FIELD: Readonly<Record<keyof Reach, string>> = {
  name: 'name',
  phone: 'phone number',
  email: 'e-mail address',
  language: 'language',
};

/**
 * "Phone number corrected from 516-555-0177 to 516-555-0199", field by field; and that a visit was told anew.
 *
 * @param isLost whether that never got there
 */
export function sayCorrected(entry: SignedEntry & { is: 'corrected' }, isLost = false): string {
  const changes = REACH_FIELDS.flatMap((field) => {
    const words = entry[field];
    if (words === undefined) return [];
    const name = NAME_OF_FIELD[field];
    const was = entry.was[field] ?? '';
    if (field === 'language') {
      return [`${name} corrected from ${sayLanguage(was)} to ${sayLanguage(words)}`];
    }
    if (words === '') return [`${name} ${was} taken away`];
    return [was === '' ? `${name} ${words} added` : `${name} corrected from ${was} to ${words}`];
  });
  const said = changes.join('; ');
  const told = isLost
    ? '; the letter that was to tell the visit there did not arrive'
    : '; a letter told the visit there';
  return said.slice(0, 1).toUpperCase() + said.slice(1) + (entry.tellsVisit === true ? told : '');
}

function sayLanguage(code: string): string {
  if (code === 'es') return 'Spanish';
  return code === 'en' ? 'English' : 'another language';
}

/** Who has corrected a field meanwhile, which somebody is about to correct once more. */
export function sayMeanwhile(
  { state }: OpenedCard,
  field: keyof Reach,
  people: readonly Person[],
): string | undefined {
  const last = state.entries.findLast(
    (entry) => entry.is === 'corrected' && entry[field] !== undefined,
  );
  if (last?.is !== 'corrected') return undefined;
  const who = nameAmongUs(people, last.person);
  const words = last[field] ?? '';
  if (words === '') return `${who} has taken it away meanwhile.`;
  return `${who} has corrected it meanwhile, to ${field === 'language' ? sayLanguage(words) : words}.`;
}

/** What is said where one card was corrected, and no letter goes by it. */
export const JUST_CORRECTED = 'Corrected.';

/** What was done, for whoever has them on the line: on which cards, and which visits a letter tells. */
export function sayDone(
  going: readonly ToCorrect[],
  { now, timeZone, sendsLetters }: { now: Date; timeZone: string; sendsLetters: boolean },
): string {
  const cards = going.length === 1 ? JUST_CORRECTED : `Corrected on ${going.length} cards.`;
  const told = sendsLetters ? going.filter((one) => tellsVisit(one, now)) : [];
  const letters = told.map(
    ({ card, words }) => ` A letter tells ${whoseVisit(card, timeZone)} at ${words.email}.`,
  );
  return cards + letters.join('');
}

/** What becomes of letters and links by a correction. */
export function sayBecomes(
  going: readonly ToCorrect[],
  { now, timeZone, blocks }: { now: Date; timeZone: string; blocks: readonly OpenedBlock[] },
): string[] {
  const [first] = going;
  const changed = going.filter(changesLetters);
  if (first === undefined || changed.length === 0) return [];
  const { words } = first;
  const visits = changed
    .filter(({ card }) => isStillToCome(card, now))
    .map((one) => ({
      whose: whoseVisit(one.card, timeZone),
      isTold: tellsVisit(one, now),
      hadAddress: (one.words.was.email ?? '') !== '',
    }));
  if (words.email === '') {
    return [
      'Nothing is written to them any more: please call.',
      ...visits.map(
        ({ whose }) =>
          `No letter and no reminder of ${whose} goes any more, and its link opens nothing.`,
      ),
    ];
  }
  if (words.email === undefined) {
    const language = letterLanguageOf(words.language) === SPANISH ? 'Spanish' : 'English';
    return [`What still waits to be sent to them goes in ${language}.`];
  }
  const isSentOn = changed.some(({ card }) => letterToSendOn(card.state, blocks) !== undefined);
  return [
    'What still waits to be sent to them goes to this address.',
    ...(isSentOn ? ['So does the letter that did not arrive.'] : []),
    ...visits
      .filter(({ isTold }) => isTold)
      .map(({ whose, hadAddress }) =>
        hadAddress
          ? `A letter tells ${whose} there anew, with a link of its own: that of before opens nothing any more.`
          : `A letter tells ${whose} there, with a link of its own.`,
      ),
  ];
}

/** "Dora’s visit on Mon, Dec 21, 10:00 AM" */
function whoseVisit({ content, row }: OpenedCard, timeZone: string): string {
  const name = typeof content === 'object' ? `${shortNameOf(content.name)}’s` : 'their';
  const at = new Date(row.appointment?.startsAt ?? row.receivedAt);
  return `${name} visit on ${sayMoment(at, timeZone)}`;
}
