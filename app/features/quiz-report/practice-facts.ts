import type { ReportWords } from '../../../domain/content/quiz-report.ts';
import { HOURS_IN_ENGLISH } from '../../../domain/practice/hours-language.ts';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import type { ReportPractice } from './report-input.ts';

/** A fact of the practice, in lines; one that can be followed has an address. */
export interface Fact {
  readonly label: string;
  readonly lines: readonly { readonly text: string; readonly href?: string }[];
}

/** Where the practice is and how to reach it. */
export function practiceFacts(practice: ReportPractice, words: ReportWords): Fact[] {
  const { address, phone, textPhone, email, siteUrl } = practice;
  const place = `${address.city}, ${address.state} ${address.postalCode}`;
  return [
    {
      label: words.addressLabel,
      lines: [{ text: practice.legalName }, { text: `${address.street}, ${keptOnOneLine(place)}` }],
    },
    {
      label: words.hoursLabel,
      lines: HOURS_IN_ENGLISH.lines(openingHoursOf(practice)).map((line) => ({ text: line })),
    },
    { label: words.phoneLabel, lines: [{ text: phone, href: `tel:${international(phone)}` }] },
    {
      label: words.textLabel,
      lines: [{ text: textPhone }],
    },
    { label: words.emailLabel, lines: [{ text: email, href: `mailto:${email}` }] },
    { label: words.siteLabel, lines: [{ text: siteUrl.replace('https://', ''), href: siteUrl }] },
  ];
}

function international(phone: string): string {
  return `+1${phone.replaceAll('-', '')}`;
}

function keptOnOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
