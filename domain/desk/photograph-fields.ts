import { sayCalendarDay } from './say-values.ts';

/** A field of the words that lie beside a photograph (domain/content/photographs.ts). */
interface PhotographField {
  /** Keys from the top of the file, with a dot between them. */
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  /** The file goes without it while it is empty. */
  readonly isOptional: boolean;
}

/** What is said of a photograph, in the order in which it is asked. */
export const PHOTOGRAPH_FIELDS: readonly PhotographField[] = [
  {
    key: 'alt',
    label: 'What it shows, for whoever cannot see it',
    hint: 'It is read aloud. Describe what one sees; a name alone says nothing.',
    isOptional: false,
  },
  {
    key: 'caption',
    label: 'Below it, in a sentence',
    hint: 'That it is a photograph, whose and of which day is added by itself.',
    isOptional: false,
  },
  { key: 'title', label: 'Title', hint: '', isOptional: false },
  { key: 'taken', label: 'Taken on', hint: '', isOptional: true },
  { key: 'credit', label: 'Who took it', hint: '', isOptional: true },
  {
    key: 'consent.who',
    label: 'Who signed the consent',
    hint: 'Initials, or the number of the paper. Shown nowhere.',
    isOptional: true,
  },
  {
    key: 'consent.what',
    label: 'What they agreed to',
    hint: 'As the paper says it. Shown nowhere.',
    isOptional: true,
  },
  { key: 'consent.givenOn', label: 'Signed on', hint: '', isOptional: false },
  {
    key: 'consent.holdsUntil',
    label: 'Holds until, that day too',
    hint: 'From the next day on it is not shown, by itself.',
    isOptional: false,
  },
];

/** What somebody agreed to, as the fields say it; empty where they do not say. */
export interface SaidConsent {
  readonly who: string;
  readonly what: string;
  readonly givenOn: string;
  readonly holdsUntil: string;
}

/** What the person in the photograph agreed to, in a sentence; empty until both days are there. */
export function sayConsent({ who, what, givenOn, holdsUntil }: SaidConsent): string {
  if (givenOn === '' || holdsUntil === '') return '';
  const by = who === '' ? 'The person shown' : `The person shown (${who})`;
  const to = what === '' ? 'this photograph on this site' : `“${what}”`;
  return `${by} agreed in writing to ${to}, from ${sayCalendarDay(givenOn)} until ${sayCalendarDay(holdsUntil)}.`;
}
