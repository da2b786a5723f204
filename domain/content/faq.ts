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
    const ids = groups.flatMap((group) => [group.id, ...group.questions.map((q) => q.id)]);
    for (const twice of ids.filter((candidate, index) => ids.indexOf(candidate) !== index)) {
      context.addIssue({ code: 'custom', message: `id '${twice}' stands twice; rename one` });
    }
  });

export type WrittenFaq = z.infer<typeof faqSchema>;
