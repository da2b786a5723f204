import { faqSchema, type FaqGroup } from '../../domain/content/faq.ts';
import { ContentError } from './content-error.server.ts';
import { fillPlaceholders } from './placeholders.server.ts';
import { readYaml } from './read-content.server.ts';
import { parseRichText } from './rich-text.server.ts';

/** The questions in their groups. Throws ContentError; an id that stands twice is a fault. */
export function loadFaq(facts: Readonly<Record<string, string>>): FaqGroup[] {
  const file = 'content/faq/questions.yaml';
  const groups = fillPlaceholders(file, readYaml('faq/questions.yaml', faqSchema), facts);
  const ids = groups.flatMap((group) => [group.id, ...group.questions.map((q) => q.id)]);
  const repeated = ids.filter((candidate, index) => ids.indexOf(candidate) !== index);
  if (repeated.length > 0) {
    throw new ContentError(
      file,
      repeated.map((twice) => `id '${twice}' stands twice; rename one`),
    );
  }
  return groups.map((group, at) => ({
    ...group,
    questions: group.questions.map((question, index) => ({
      ...question,
      answer: parseRichText(file, question.answer, {
        field: [at, 'questions', index, 'answer'],
      }),
    })),
  }));
}
