import { sayDate } from '../../../domain/practice/say-date.ts';
import { askedAgainOn, type ConsentRecord } from '../../../domain/measurement/consent-record.ts';
import type { Purpose } from '../../../domain/measurement/purposes.ts';

/** What each purpose is, in a visitor's words: who learns what, and what nobody learns. */
export const PURPOSE_WORDS: Readonly<Record<Purpose, { name: string; text: string }>> = {
  measurement: {
    name: 'Measurement by Google',
    text: 'Google Tag Manager learns which pages are opened and which of five things happen, such as that a consultation form was opened.',
  },
  advertising: {
    name: 'Advertising by Google',
    text: 'Google Ads learns that a virtual consultation was booked here, so that we know whether an advertisement helped.',
  },
};

/** What holds for every purpose, whatever is chosen. */
export const NEVER_SENT =
  'Nothing you type, answer or choose is part of it. Google never learns of visits to the emergency page, or to the pages for patients and members.';

/** The question, for what is offered. */
export function sayQuestion(offered: readonly Purpose[]): string {
  const learns = {
    measurement: 'which pages are opened',
    advertising: 'that a consultation was booked',
  };
  return `May Google learn ${offered.map((purpose) => learns[purpose]).join(' and ')}? Nothing that you type or answer is ever part of it, and the site works the same either way.`;
}

const LONG = { dateStyle: 'long' } as const;

/** The record of the choice, its age and its end. */
export function sayRecord(record: ConsentRecord, offered: readonly Purpose[]): string {
  const choices = offered.map(
    (purpose) =>
      `${record.granted.includes(purpose) ? 'yes' : 'no'} to ${PURPOSE_WORDS[purpose].name.toLowerCase().replace('google', 'Google')}`,
  );
  return `You chose on ${sayDate(record.decidedOn, LONG)}: ${choices.join(', ')}. We ask again after ${sayDate(askedAgainOn(record), LONG)}.`;
}
