import * as z from 'zod';
import { day, text } from '../../domain/content/words.ts';
import { readYaml } from './read-content.server.ts';

/** Written by `npm run audit:site` (scripts/audit/record-audit.ts), in JSON, which is YAML too. */
const FILE = 'accessibility-audit.json';

const auditSchema = z.strictObject({
  /** The day of the last whole audit; null before the first. */
  date: day.nullable(),
  /** What it found against the accessibility figures, a sentence each. */
  faults: z.array(text),
  /** What is known to be missing, from docs/accessibility.md. */
  gaps: z.array(text).min(1),
});

export type AccessibilityAudit = z.infer<typeof auditSchema>;

const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const NO_AUDIT = 'No check of all pages has been recorded yet.';
const NOTHING_FOUND =
  'It found nothing that breaks a rule that a program can test. We do not claim full conformance, because of the gaps below.';
const SOMETHING_FOUND =
  'It found faults, which are listed first among the gaps below: parts of the site do not conform.';

/** What the last audit found. @throws ContentError when the file is missing or not of its form */
export function loadAccessibilityAudit(): AccessibilityAudit {
  return readYaml(FILE, auditSchema);
}

/** The facts that the accessibility statement names: `{{auditStatus}}`, a paragraph, and `{{auditGaps}}`, a list. */
export function statementFacts({ date, faults, gaps }: AccessibilityAudit): Record<string, string> {
  const found = faults.length === 0 ? NOTHING_FOUND : SOMETHING_FOUND;
  return {
    auditStatus:
      date === null
        ? NO_AUDIT
        : `The last check of all pages was on ${DATE_FORMAT.format(new Date(date))}. ${found}`,
    auditGaps: [...faults, ...gaps].map((gap) => `- ${gap}`).join('\n'),
  };
}

/** The day of a statement: of its text or of the audit that it tells of, whichever is later. */
export function statementDate(written: string, { date }: AccessibilityAudit): string {
  return date !== null && date > written ? date : written;
}
