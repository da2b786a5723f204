import * as z from 'zod';
import { markdown } from './written.ts';
import { id, text } from './words.ts';

/** content/faq/questions.yaml: the questions in their groups. */
export const faqSchema = z
  .array(
    z.strictObject({
      id,
      heading: text,
      questions: z
        .array(
          z.strictObject({
            /** The address of the answer on /faq. */
            id,
            question: text,
            /** Words that people look for it by and that it does not have itself. */
            otherWords: text.optional(),
            answer: markdown,
          }),
        )
        .min(1),
    }),
  )
  .superRefine((groups, context) => {
    const seen = new Set<string>();
    const note = (one: string, path: PropertyKey[]): void => {
      const message = `'${one}' stands twice; rename one`;
      if (seen.has(one)) context.addIssue({ code: 'custom', path: [...path, 'id'], message });
      seen.add(one);
    };
    for (const [at, group] of groups.entries()) {
      note(group.id, [at]);
      for (const [place, question] of group.questions.entries())
        note(question.id, [at, 'questions', place]);
    }
  });

export type WrittenFaq = z.infer<typeof faqSchema>;
