import { SPANISH, type Language } from '../languages/page-languages.ts';
import { momentInSpanish } from '../practice/hours-in-spanish.ts';
import type { EventType } from '../scheduling/event-types.ts';
import type { Slot } from '../scheduling/slot.ts';
import { greetedNameOf } from './short-name.ts';
import { sayMoment } from './time-words.ts';

/** The practice's words for letters (content/desk-letters.yaml), in one language. */
export interface LetterWords {
  readonly greeting: string;
  readonly offer: Readonly<Record<EventType, string>>;
  readonly held: string;
  readonly closing: string;
  readonly kinds: Readonly<
    Record<
      string,
      {
        readonly subject: string;
        readonly paragraphs: readonly string[];
        readonly call?: { readonly known: string; readonly unknown: string } | undefined;
      }
    >
  >;
}

/** Times that a letter offers. */
export interface Offer {
  readonly event: EventType;
  readonly times: readonly Slot[];
  readonly until: Date;
}

interface LetterFrom {
  readonly language: Language;
  readonly timeZone: string;
  readonly kind: string;
  /** As they wrote it. */
  readonly name: string;
  readonly offer: Offer | null;
  /** Whether they left a number: who did is not asked for it. */
  readonly hasNumber: boolean;
  /** Who writes, and where they work; a line each. */
  readonly signature: readonly string[];
}

/** A ready letter: nothing of what somebody wrote but whom it greets. */
export function readyLetter(
  words: LetterWords,
  from: LetterFrom,
): { subject: string; text: string } {
  const { subject = '', paragraphs = [], call } = words.kinds[from.kind] ?? {};
  const offered = from.offer === null ? '' : sayOffer(words, from.offer, from);
  return {
    subject,
    text: [
      words.greeting.replace('{person}', () => greetedNameOf(from.name)),
      ...paragraphs,
      ...(call === undefined ? [] : [from.hasNumber ? call.known : call.unknown]),
      ...(offered === '' ? [] : [offered]),
      words.closing,
      from.signature.join('\n'),
    ].join('\n\n'),
  };
}

/** What offers some times, each on a line; empty without any. */
export function sayOffer(
  words: Pick<LetterWords, 'offer' | 'held'>,
  { event, times, until }: Offer,
  { language, timeZone }: Pick<LetterFrom, 'language' | 'timeZone'>,
): string {
  if (times.length === 0) return '';
  const end = sayOffered(until.toISOString(), language, timeZone);
  return [
    words.offer[event],
    times.map(({ startsAt }) => sayOffered(startsAt, language, timeZone)).join('\n'),
    // Of two dots at a sentence's end one is the hour's own.
    words.held.replace(/\{until\}(\.?)/, (_, dot: string) => (end.endsWith('.') ? end : end + dot)),
  ].join('\n\n');
}

/** `Friday, December 4, 1:00 PM`, or `viernes 4 de diciembre, 1:00 p. m.` @param moment ISO 8601 */
export function sayOffered(moment: string, language: Language, timeZone: string): string {
  if (language !== SPANISH) return sayMoment(new Date(moment), timeZone);
  const { day, clock } = momentInSpanish(moment);
  return `${day}, ${clock}`;
}

/** Those times that a letter still names, as somebody has written it: only they are held. */
export function timesNamed(
  text: string,
  times: readonly Slot[],
  { language, timeZone }: Pick<LetterFrom, 'language' | 'timeZone'>,
): Slot[] {
  const written = squeezed(text);
  return times.filter(({ startsAt }) =>
    written.includes(squeezed(sayOffered(startsAt, language, timeZone))),
  );
}

/** With one plain space wherever there is any: whoever types a time anew types no space that does not break. */
export function squeezed(text: string): string {
  return text.replaceAll(/[^\S\n]+/g, ' ');
}

/** A letter with another passage in the place of one that may have been changed since: then, and where there was none, before the closing. */
export function swapPassage(text: string, from: string, to: string, closing: string): string {
  if (from !== '' && text.includes(from)) {
    return tidy(text.replace(from, () => to));
  }
  if (to === '') return text;
  const at = text.lastIndexOf(closing);
  return at === -1
    ? `${text.trimEnd()}\n\n${to}`
    : tidy(`${text.slice(0, at)}${to}\n\n${text.slice(at)}`);
}

/** A letter that names another time in the place of one, or no more that one, with its line. */
export function renameTime(text: string, from: string, to: string | null): string {
  if (to !== null) return text.replaceAll(asTyped(from), () => to);
  return tidy(
    text
      .split('\n')
      .filter((line) => squeezed(line).trim() !== squeezed(from))
      .join('\n'),
  );
}

/**
 * A letter that names one more time: below the last of others, else below what leads up to them.
 *
 * @returns null where it has neither
 */
export function insertTime(
  text: string,
  time: string,
  others: readonly string[],
  lead: string,
): string | null {
  const lines = text.split('\n');
  const namesOne = (line: string) =>
    others.some((other) => squeezed(line).includes(squeezed(other)));
  const at = lines.findLastIndex(namesOne);
  if (at !== -1) return lines.toSpliced(at + 1, 0, time).join('\n');
  const below = lines.findIndex((line) => line.includes(lead));
  return below === -1 ? null : tidy(lines.toSpliced(below + 1, 0, '', time).join('\n'));
}

/**
 * A letter whose lines of times stand in their order, wherever between other lines: one that was exchanged stood where the one before did.
 *
 * @param said those that it names, as it says them, in the order of days
 */
export function orderTimes(text: string, said: readonly string[]): string {
  const order = new Map(said.map((one, at) => [squeezed(one), at]));
  const placeOf = (line: string) => order.get(squeezed(line).trim());
  const lines = text.split('\n');
  const times = lines.filter((line) => placeOf(line) !== undefined);
  const ordered = times.toSorted((a, b) => (placeOf(a) ?? 0) - (placeOf(b) ?? 0)).values();
  return lines
    .map((line) => (placeOf(line) === undefined ? line : (ordered.next().value ?? line)))
    .join('\n');
}

/** However its spaces are typed. */
function asTyped(words: string): RegExp {
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(escaped.replaceAll(/\s+/g, String.raw`[^\S\n]+`), 'g');
}

function tidy(text: string): string {
  return text.replaceAll(/\n{3,}/g, '\n\n');
}
