import * as z from 'zod';
import { titled } from './page-parts.ts';
import { text } from './words.ts';

/** content/quiz/report.yaml: the words of the Smile Discovery report. */
export const quizReportSchema = z.strictObject({
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
  nextSteps: z.array(titled).min(1),
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
    keeps: z.array(titled).length(4, 'the page has room for four'),
    closing: text,
  }),
});

export type ReportWords = z.infer<typeof quizReportSchema>;
