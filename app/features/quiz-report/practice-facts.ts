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
      lines: hoursTexts(practice).map((text) => ({ text })),
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

/** A line each where there are two; more stand in one paragraph, since the page of those who are happy is one page. */
function hoursTexts(practice: ReportPractice): string[] {
  const rules = openingHoursOf(practice);
  const lines = HOURS_IN_ENGLISH.lines(rules);
  if (lines.length <= 2) return lines;
  return [`${HOURS_IN_ENGLISH.open(rules)}, ${HOURS_IN_ENGLISH.byAppointment(rules)}`];
}

function international(phone: string): string {
  return `+1${phone.replaceAll('-', '')}`;
}

function keptOnOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}
