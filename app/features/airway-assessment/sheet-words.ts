import {
  SHEET_PEOPLE,
  SHEET_RULES,
  type SheetPerson,
  type SheetSign,
  type SignRule,
} from '../../../domain/airway/sheet-signs.ts';
import type { PageContentOf } from '../../site/page-content.ts';

/** What the page says: content/pages/airway-assessment.yaml. */
export type AssessmentWords = PageContentOf<'airway-assessment'>;
export type MarginWords = AssessmentWords['margin'];

/** Where the focus goes when the marks are gone, and the button that took them. */
export const MARGIN_HEADING_ID = 'to-bring-up-heading';

/** A row of the sheet: the rule of a sign, and its words. */
export interface SheetRow extends SignRule {
  readonly sign: SheetSign;
  readonly name: string;
  readonly question: string;
  readonly urgent?: string | undefined;
  readonly done?: string | undefined;
}

/** A person's rows in their order. */
export function rowsOf(people: AssessmentWords['sheet']['people'], person: SheetPerson) {
  // The form of the content (domain/content/pages/airway-assessment.ts) has words for each sign of the person.
  const words: Readonly<Partial<Record<SheetSign, Omit<SheetRow, 'sign' | keyof SignRule>>>> =
    people[person].signs;
  return SHEET_RULES[person].flatMap((rule): SheetRow[] => {
    const said = words[rule.sign];
    return said ? [{ ...rule, ...said }] : [];
  });
}

/** The id of a sign's box; sheet-marks.css shows by it what the margin says. */
export function markId(person: SheetPerson, sign: SheetSign): string {
  return `${person}-${sign}`;
}

/** The id of the button that brings a person's sheet to the top. */
export function tabId(person: SheetPerson): string {
  return `sheet-${person}`;
}

/** The person whose sheet an address means. */
export function personAt(people: AssessmentWords['sheet']['people'], hash: string) {
  return SHEET_PEOPLE.find((person) => hash === `#${people[person].id}`);
}

/** Whom to tell of a row's sign, by when, in one line: "Pediatrician, then orthodontist". */
export function sayListeners(words: AssessmentWords, { listeners, urgency }: SheetRow): string {
  const { margin, sheet } = words;
  const [first, ...others] = listeners.map((listener) => margin.listeners[listener]);
  const all = [first, ...others.map((name) => name.toLowerCase())].join(`${sheet.thereafter} `);
  return urgency ? `${all}, ${margin.urgencies[urgency]}` : all;
}

/** What is said of a mark that was just made or taken back; a notice stands in the place of whom to tell. */
export function sayMark(words: AssessmentWords, row: SheetRow, isMarked: boolean): string {
  if (!isMarked) return `${row.name}: ${words.margin.takenBack}`;
  const said = `${row.name}: ${row.urgent ?? `${sayListeners(words, row)}.`}`;
  return row.done ? `${said} ${row.done}` : said;
}
