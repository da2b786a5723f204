/** A line of a calendar file (RFC 5545), such as `DTSTART;TZID=America/New_York:20270315T100000`. */
export interface CalendarLine {
  /** In capitals. */
  readonly name: string;
  /** By their names in capitals, without quotes. */
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

/** What is read of a calendar file. */
export interface CalendarLines {
  /** The zone of times that name none, if the file says it. */
  readonly timeZone: string | undefined;
  /** The lines of each event, without those of its reminders. */
  readonly events: readonly (readonly CalendarLine[])[];
}

/** A longer line is folded: the rest begins with a space. */
const FOLD = /\r?\n[ \t]/g;
const PARAMETER = /;([A-Za-z0-9-]+)=("[^"]*"|[^;:"]*)/g;

/**
 * Takes a calendar file apart.
 *
 * @returns undefined for what is no whole calendar: a page that asks to sign in, or a file that broke off
 */
export function readCalendarLines(file: string): CalendarLines | undefined {
  const texts = file
    .replace(/^\uFEFF/, '')
    .replaceAll(FOLD, '')
    .split(/\r?\n/)
    .filter((text) => text !== '');
  const within: string[] = [];
  const events: CalendarLine[][] = [];
  let timeZone: string | undefined;
  for (const [at, text] of texts.entries()) {
    const line = readLine(text);
    if (line === undefined) continue;
    const { name, value } = line;
    // Nothing before the calendar, and nothing after it but another.
    if (within.length === 0 && (name !== 'BEGIN' || value.toUpperCase() !== 'VCALENDAR')) {
      if (at === 0) return undefined;
      continue;
    }
    if (name === 'BEGIN') {
      within.push(value.toUpperCase());
      if (within.join() === 'VCALENDAR,VEVENT') events.push([]);
    } else if (name === 'END') {
      if (within.pop() !== value.toUpperCase()) return undefined;
    } else if (within.join() === 'VCALENDAR,VEVENT') {
      events.at(-1)?.push(line);
    } else if (within.length === 1 && name === 'X-WR-TIMEZONE') {
      timeZone = value;
    }
  }
  const isWhole = within.length === 0 && texts.at(-1)?.toUpperCase() === 'END:VCALENDAR';
  return isWhole ? { timeZone, events } : undefined;
}

/** The first line of a name, if an event has one. */
export function findLine(event: readonly CalendarLine[], name: string): CalendarLine | undefined {
  return event.find((line) => line.name === name);
}

function readLine(text: string): CalendarLine | undefined {
  const colon = colonOf(text);
  if (colon < 0) return undefined;
  const head = text.slice(0, colon);
  const [name = ''] = head.split(';', 1);
  const parameters = new Map(
    [...head.matchAll(PARAMETER)].map(([, key = '', value = '']) => [
      key.toUpperCase(),
      value.replaceAll('"', ''),
    ]),
  );
  return { name: name.toUpperCase(), parameters, value: text.slice(colon + 1) };
}

/** Where the value begins: at the first colon that stands in no quotes. */
function colonOf(text: string): number {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === ':' && !isQuoted) return at;
  }
  return -1;
}
