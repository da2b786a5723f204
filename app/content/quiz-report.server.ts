import * as z from 'zod';
import type { ReportWords } from '../features/quiz-report/report-input.ts';
import { fillPlaceholders } from './placeholders.server.ts';
import { readYaml } from './read-content.server.ts';

const text = z.string().trim().min(1, 'write at least one word');
const entry = z.strictObject({ title: text, text });

const reportSchema = z.strictObject({
  title: text,
  subject: text,
  lead: text,
  areaLabel: text,
  shareLabel: text,
  disclaimer: text,
  privacy: text,
  summaryHeading: text,
  deeperLookLead: text,
  whatThisCouldMeanLabel: text,
  whyItMattersLabel: text,
  commonPathsLabel: text,
  doctorInsightLabel: text,
  nextHeading: text,
  nextLead: text,
  nextSteps: z.array(entry).min(1),
  practiceHeading: text,
  addressLabel: text,
  hoursLabel: text,
  phoneLabel: text,
  textLabel: text,
  emailLabel: text,
  siteLabel: text,
  greatPlace: z.strictObject({
    heading: text,
    lead: text,
    keepHeading: text,
    keeps: z.array(entry).length(4, 'the page has room for four'),
    closing: text,
  }),
});

/**
 * The words of the Smile Discovery report, content/quiz/report.yaml; apart from the quiz's, so that they are fetched with the PDF code.
 *
 * @throws ContentError naming file, field and fix
 */
export function loadQuizReport(facts: Readonly<Record<string, string>>): ReportWords {
  const words = readYaml('quiz/report.yaml', reportSchema);
  return fillPlaceholders('content/quiz/report.yaml', words, facts);
}
