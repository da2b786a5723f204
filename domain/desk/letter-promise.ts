import type { Language } from '../languages/page-languages.ts';
import type { Slot } from '../scheduling/slot.ts';
import { sayOffered, squeezed, timesNamed, type LetterWords } from './ready-letter.ts';
import { OFFERED_TIMES_LIMIT } from './times-to-offer.ts';

/** What a letter is read against, before it goes. */
export interface PromisedIn {
  /** The practice's own, in the letter's language. */
  readonly words: Pick<LetterWords, 'offer' | 'held'>;
  readonly language: Language;
  readonly timeZone: string;
  /** What is held with it. */
  readonly times: readonly Slot[];
  readonly until: Date;
}

/** Longer ones are cut where they are quoted. */
const QUOTE_LIMIT_CHARACTERS = 90;

// Read in both languages: a letter in Spanish may quote an English day, and the other way round. A month counts with its day alone, since "may" is a word.
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|set|dic)\\p{L}*\\.?';
const WEEKDAY =
  '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|lun(?:es)?|mar(?:tes)?|mi[eé](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[aá]b(?:ados?)?|dom(?:ingos?)?)';
const DATE = `(?:${MONTH}\\s+\\d{1,2}|\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+|de\\s+)?${MONTH}|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)`;
const CLOCK =
  "(?:\\d{1,2}(?:[:.]\\d{2})?\\s*[ap]\\.?\\s?m\\b\\.?|\\d{1,2}:\\d{2}|noon|midday|midnight|mediod[ií]a|medianoche|(?:at|a\\s+las?)\\s+\\d{1,2}|\\d{1,2}\\s+o['’]clock)";
const FILLERS =
  'or|and|at|on|the|of|from|to|until|in|eastern|time|e[sd]?t|morning|afternoon|evening|also|next|this|st|nd|rd|th|o|y|u|a|las?|el|del?|desde|hasta|en|hora|este|por|mañana|tarde|noche|tomorrow|today|hoy';

const whole = (source: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, flags);
const A_WEEKDAY = whole(WEEKDAY);
const A_DAY = whole(`(?:${WEEKDAY}|${DATE}|tomorrow|today|mañana|hoy)`);
const A_CLOCK = whole(CLOCK);
const OF_A_TIME = whole(`(?:${DATE}|${CLOCK}|${WEEKDAY}|${FILLERS})`, 'giu');

/**
 * What a letter promises and does not hold: a time on a line of its own that is not among those that are held, or beside such; held times that it does
 * not name; words about times where none is left (docs/decisions/227-a-letter-promises-what-is-held.md).
 *
 * @returns a sentence for whoever sends it; undefined where it may go
 */
export function promiseFault(text: string, promised: PromisedIn): string | undefined {
  const { words, language, timeZone, times, until } = promised;
  const say = (moment: string) => sayOffered(moment, language, timeZone);
  const named = timesNamed(text, times, { language, timeZone });
  const unnamed = times.find((time) => !named.includes(time));
  if (unnamed !== undefined)
    return `The letter holds ${say(unnamed.startsAt)} and does not name it.`;
  if (times.length > OFFERED_TIMES_LIMIT)
    return 'A letter holds three times at most. Take one out.';
  const early = times.find(({ startsAt }) => Date.parse(startsAt) <= until.getTime());
  if (early !== undefined) {
    return `${say(early.startsAt)} comes no later than the hold ends (${say(until.toISOString())}). Choose a later one.`;
  }
  const [one, other] = overlapping(times);
  if (one !== undefined && other !== undefined) {
    return `${say(one.startsAt)} and ${say(other.startsAt)} overlap. Offer one of them.`;
  }
  const written = squeezed(text);
  const isPromise = [...Object.values(words.offer), words.held.split('{until}')[0] ?? ''].some(
    (part) => part.trim() !== '' && written.includes(squeezed(part).trim()),
  );
  const held = times.map(({ startsAt }) => squeezed(say(startsAt)));
  const unheld = written
    .split('\n')
    .flatMap((line) =>
      unheldIn(line, held, squeezed(say(until.toISOString())), times.length > 0 || isPromise),
    );
  const [first] = unheld;
  if (first !== undefined) {
    return `“${shortened(first)}” is not held. Choose it under “Times to offer”, or write it without its hour.`;
  }
  if (isPromise && times.length === 0) {
    return 'The letter says that times are free and held, and names none that is. Offer one above, or choose “none” there.';
  }
  return undefined;
}

/** What of a line names a time that is not held. @param offers whether the letter offers times at all: then none may be named in passing either */
function unheldIn(line: string, held: readonly string[], until: string, offers: boolean): string[] {
  const left = held.reduce((rest, said) => rest.replaceAll(said, ' '), line);
  const hasHeld = left !== line;
  return left
    .replaceAll(until, ' ')
    .split(/(?<=[.?!])\s+(?=[\p{Lu}¿¡])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => {
      const [hasDay, hasClock] = [A_DAY.test(sentence), A_CLOCK.test(sentence)];
      if (isBareTime(sentence)) return hasClock || (offers && A_WEEKDAY.test(sentence));
      return offers && hasClock && (hasDay || hasHeld);
    });
}

/** Whether a line is a time and nothing else. */
function isBareTime(sentence: string): boolean {
  if (!A_DAY.test(sentence) && !A_CLOCK.test(sentence)) return false;
  return !/\p{L}/u.test(sentence.replaceAll(OF_A_TIME, ' ').replaceAll(OF_A_TIME, ' '));
}

function overlapping(times: readonly Slot[]): readonly Slot[] {
  for (const [at, one] of times.entries()) {
    const other = times
      .slice(at + 1)
      .find(
        ({ startsAt, endsAt }) =>
          Date.parse(startsAt) < Date.parse(one.endsAt) &&
          Date.parse(one.startsAt) < Date.parse(endsAt),
      );
    if (other !== undefined) return [one, other];
  }
  return [];
}

function shortened(text: string): string {
  return text.length <= QUOTE_LIMIT_CHARACTERS ? text : `${text.slice(0, QUOTE_LIMIT_CHARACTERS)}…`;
}
