import * as z from 'zod';
import type { RichText } from './rich-text.ts';
import { id, text } from './words.ts';

const questionSchema = z.strictObject({
  /** The address of the answer on /faq. */
  id,
  question: text,
  answer: text,
});

const groupSchema = z.strictObject({
  id,
  heading: text,
  questions: z.array(questionSchema).min(1),
});

/** content/faq/questions.yaml: the questions in their groups; no id stands twice. */
export const faqSchema = z.array(groupSchema);

type FaqQuestion = Readonly<Omit<z.infer<typeof questionSchema>, 'answer'>> & {
  readonly answer: RichText;
};

/** A group of questions, the answers read. */
export type FaqGroup = Readonly<Omit<z.infer<typeof groupSchema>, 'questions'>> & {
  readonly questions: readonly FaqQuestion[];
};
